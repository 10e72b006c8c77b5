# What can be chosen when configuring, and what follows from it for every target.

option(BATHYS_WERROR "Warnings stop the build" ON)
option(BATHYS_TESTS "Build the tests" ON)
option(BATHYS_BENCH "Build the benchmarks" OFF)
option(BATHYS_FUZZ "Build the fuzz targets (Clang only)" OFF)
option(BATHYS_UNITY "Compile a folder in few large units: small functions are inlined, headers read once" OFF)
option(BATHYS_PYTHON "Build the Python module, which is a shared library, from everything else" OFF)
option(BATHYS_MPI "Build the program for a cluster too, bathys_mpi, where MPI is installed" ON)
option(BATHYS_LTO "Optimise across the whole program when linking" OFF)
set(BATHYS_SANITIZE "" CACHE STRING "Sanitizers for every target, like address,undefined")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${BATHYS_LTO})

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

add_compile_options(-Wall -Wextra -Wpedantic)
if(BATHYS_WERROR)
  add_compile_options(-Werror)
endif()

if(BATHYS_SANITIZE)
  add_compile_options(-fsanitize=${BATHYS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${BATHYS_SANITIZE})
  # Bounds and states that the standard library can check at little cost.
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code makes GCC see uninitialised values that are none.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()

if(EMSCRIPTEN)
  include(cmake/wasm.cmake)
endif()

find_program(BATHYS_CCACHE ccache)
mark_as_advanced(BATHYS_CCACHE)
if(BATHYS_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER AND NOT EMSCRIPTEN)
  # ccache keeps what uses a precompiled header only when it may trust the header's own time and definitions.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${BATHYS_CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  else()
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

if(NOT EMSCRIPTEN)
  include(CheckLinkerFlag)
  check_linker_flag(CXX -fuse-ld=lld BATHYS_HAS_LLD)
  if(BATHYS_HAS_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

if(BATHYS_PYTHON)
  # Hidden, because the compiler then calls and reads our own as directly as in a program.
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()

find_package(Python3 REQUIRED COMPONENTS Interpreter)

if(BATHYS_TESTS)
  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(GTest_FOUND AND rapidcheck_FOUND)
    include(CTest)
    include(GoogleTest)
  else()
    message(STATUS "GoogleTest or RapidCheck is missing: the tests are not built")
    set(BATHYS_TESTS OFF)
  endif()
endif()
