#!/usr/bin/env python3
"""Several processes do what one does, to the byte; a broken run goes on; a lost process is an error, not a hang.

cluster_test.py PROGRAM. Without MPI on the machine only what needs no MPI is tested.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop(1)).resolve()
PIECES = PROGRAM.with_name("cluster_pieces")
HAS_MPI = shutil.which("mpirun") is not None and PROGRAM.with_name("bathys_mpi").exists()
MPIRUN = ["mpirun", "--oversubscribe", "--allow-run-as-root", "--mca", "btl", "self,vader", "-n"]
SIM = ["sim", "otys", "--games", "8", "--seats", "hard,greedy", "--rotate", "--seed", "cluster", "--json", "--exact"]
# More than a batch, so that what was learned travels.
TRAIN = ["train", "otys", "--judge", "duel", "--games", "70", "--seed", "cluster"]
STUDY = ["study", "otys", "--bot", "greedy", "--players", "2,3", "--games", "3", "--levels", "easy", "--out"]


def run(words, processes=1, timeout=240):
    begin = [*MPIRUN, str(processes)] if processes > 1 else []
    return subprocess.run(
        [*begin, str(PROGRAM), *words], capture_output=True, text=True, timeout=timeout, check=False
    )


class InAFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


@unittest.skipUnless(HAS_MPI, "no MPI here")
class SeveralProcesses(InAFolder):
    def test_play_the_series_of_one(self):
        alone = run(SIM)
        self.assertEqual(alone.returncode, 0, alone.stderr)
        self.assertEqual(alone.stdout, run(SIM, processes=3).stdout)

    def test_teach_the_judge_of_one(self):
        alone, together = run(TRAIN), run(TRAIN, processes=3)
        self.assertEqual(alone.returncode, 0, alone.stderr)
        self.assertTrue(alone.stdout.startswith("# Learned"))
        self.assertEqual(alone.stdout, together.stdout)

    def test_write_the_study_of_one(self):
        one, many = self.folder / "one", self.folder / "many"
        self.assertEqual(run([*STUDY, str(one)]).returncode, 0)
        self.assertEqual(run([*STUDY, str(many)], processes=3).returncode, 0)
        for name in ("index.html", "study.json"):
            self.assertEqual((one / name).read_bytes(), (many / name).read_bytes(), name)

    def test_leave_nobody_idle_behind_a_long_piece(self):
        # The first piece ends when all others have been done, by whoever was free.
        done = subprocess.run(
            [*MPIRUN, "3", str(PIECES), str(self.folder)], capture_output=True, text=True, timeout=120, check=False
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout, "".join(f"{piece} {piece * 1000}\n" for piece in range(12)))

    def test_tell_once_why_a_piece_failed(self):
        for piece in ("0", "7"):
            done = subprocess.run(
                [*MPIRUN, "3", str(PIECES), str(self.folder), piece], capture_output=True, text=True, timeout=120,
                check=False,
            )
            self.assertEqual(done.returncode, 1)
            self.assertEqual(done.stderr.count(f"piece {piece} cannot be done"), 1, done.stderr)
            self.assertNotIn("MPI_ABORT", done.stderr)

    def test_say_what_is_wrong_once(self):
        done = run(["sim", "chess"], processes=3)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count("there is no game called"), 1)
        self.assertNotIn("MPI_ABORT", done.stderr)

    def test_tell_how_far_they_are(self):
        # The last of them is told in any case, so nothing here waits for the clock.
        told = run(SIM, processes=2).stderr
        self.assertIn("8 of 8", told)

    def test_do_not_share_what_cannot_be_shared(self):
        done = run(["signature"], processes=2)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("only sim, train and study", done.stderr)

    def test_end_when_one_of_them_is_lost(self):
        words = ["sim", "thesauros", "--games", "100000", "--seats", "expert@200,expert@200"]
        begun = subprocess.Popen(
            [*MPIRUN, "3", str(PROGRAM), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            worker = self.worker_of(begun.pid)
            os.kill(worker, signal.SIGKILL)
            _, told = begun.communicate(timeout=60)
        finally:
            begun.kill()
        self.assertNotEqual(begun.returncode, 0)
        self.assertIn("signal 9", told)
        # mpirun says so once; nobody of us adds to it.
        self.assertEqual(told.count("noticed that process rank"), 1)
        self.assertNotIn("bathys:", told)

    def worker_of(self, mpirun):
        """A process of rank 1 or more, once it has begun to work."""
        for _ in range(600):
            for folder in Path("/proc").glob("[0-9]*"):
                try:
                    parent = int(folder.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1])
                    words = folder.joinpath("environ").read_bytes().split(b"\0")
                except (OSError, IndexError):
                    continue
                name = os.path.basename(os.readlink(folder / "exe")) if parent == mpirun else ""
                if name == "bathys_mpi" and b"OMPI_COMM_WORLD_RANK=1" in words:
                    return int(folder.name)
            time.sleep(0.1)
        self.fail("no process was begun")


class WithoutTheProgramForClusters(InAFolder):
    def test_says_so_once_and_does_nothing(self):
        alone = self.folder / "bathys"
        shutil.copy(PROGRAM, alone)
        for names in (("OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"), ("PMI_SIZE", "PMI_RANK")):
            for rank in ("0", "1"):
                environment = {**os.environ, names[0]: "2", names[1]: rank}
                done = subprocess.run(
                    [str(alone), "signature"], capture_output=True, text=True, timeout=120, env=environment, check=False
                )
                self.assertEqual((done.returncode, done.stdout), (2, ""), names)
                self.assertEqual(done.stderr.count("there is no bathys_mpi"), 1 if rank == "0" else 0, names)


class ABrokenRun(InAFolder):
    LONG = ["sim", "otys", "--games", "40", "--seats", "expert@2,hard", "--seed", "broken", "--json", "--exact", "--threads", "2"]

    def test_goes_on_where_it_stopped(self):
        file = self.folder / "sim.checkpoint"
        words = [*self.LONG, "--checkpoint", str(file)]
        begun = subprocess.Popen([str(PROGRAM), *words], stdout=subprocess.DEVNULL)
        while not file.exists() and begun.poll() is None:
            time.sleep(0.05)
        begun.kill()
        begun.wait()
        self.assertTrue(file.exists())
        self.assertEqual(run(words).stdout, run(self.LONG).stdout)
        if HAS_MPI:
            self.assertEqual(run(words, processes=2).stdout, run(words).stdout)

    def test_refuses_the_checkpoint_of_another_command(self):
        file = str(self.folder / "sim.checkpoint")
        self.assertEqual(run([*SIM, "--checkpoint", file]).returncode, 0)
        other = run([*SIM, "--seats", "greedy,greedy", "--checkpoint", file])
        self.assertEqual(other.returncode, 2)
        self.assertIn("is the checkpoint of another command", other.stderr)
        self.assertEqual(other.stderr.count("\n"), 1)

    def test_of_learning_goes_on_too(self):
        file = self.folder / "judge.checkpoint"
        whole = run(TRAIN)
        words = [*TRAIN, "--checkpoint", str(file)]
        self.assertEqual(run(words).stdout, whole.stdout)
        self.assertTrue(file.exists())
        self.assertEqual(run(words).stdout, whole.stdout)


class WithoutMpi(unittest.TestCase):
    def test_a_program_that_mpirun_began_says_what_it_lacks(self):
        with tempfile.TemporaryDirectory() as folder:
            alone = shutil.copy(PROGRAM, folder)
            words = {"OMPI_COMM_WORLD_SIZE": "2", "OMPI_COMM_WORLD_RANK": "0"}
            done = subprocess.run(
                [alone, *SIM], capture_output=True, text=True, env={**os.environ, **words}, check=False
            )
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no bathys_mpi beside it", done.stderr)


if __name__ == "__main__":
    unittest.main()
