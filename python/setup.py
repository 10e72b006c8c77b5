"""Builds the module with CMake for those who use pip: the Python at hand, the sources of the project around it."""

import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent


class CMakeBuild(build_ext):
    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name)).resolve()
        work = Path(self.build_temp).resolve()
        options = {
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_CXX_FLAGS_RELEASE": "-O2 -DNDEBUG",
            "BATHYS_PYTHON": "ON",
            "BATHYS_TESTS": "OFF",
            "BATHYS_UNITY": "ON",
            "BATHYS_PYTHON_EXECUTABLE": sys.executable,
        }
        words = [f"-D{name}={value}" for name, value in options.items()]
        subprocess.run(["cmake", "-G", "Ninja", "-S", str(ROOT), "-B", str(work), *words], check=True)
        subprocess.run(["cmake", "--build", str(work), "--target", "bathys_python"], check=True)
        (built,) = (work / "python" / "bathys").glob("_engine.*.so")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(built.read_bytes())


setup(ext_modules=[Extension("bathys._engine", sources=[])], cmdclass={"build_ext": CMakeBuild})
