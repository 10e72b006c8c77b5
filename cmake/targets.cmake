# How a folder becomes targets: bathys_library, bathys_tests, bathys_bake.

# All sources below the current folder, without and with the tests.
macro(bathys_sources sources tests)
  file(GLOB_RECURSE ${sources} CONFIGURE_DEPENDS "*.cpp")
  set(${tests} ${${sources}})
  list(FILTER ${sources} EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER ${tests} INCLUDE REGEX "_test\\.cpp$")
endmacro()

# bathys_library(NAME [LINK libraries...] [EXCLUDE files...] [UNIT files])
#
# The library bathys_NAME of all sources below the current folder except tests, and NAME_test of the tests. A folder of
# headers alone becomes an interface. With BATHYS_UNITY it is compiled in units of so many files, all in one if not said.
function(bathys_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "UNIT" "LINK;EXCLUDE")
  bathys_sources(sources tests)
  list(TRANSFORM arg_EXCLUDE PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  list(REMOVE_ITEM sources ${arg_EXCLUDE})
  if(sources)
    add_library(bathys_${name} STATIC ${sources})
    set(scope PUBLIC)
    if(BATHYS_UNITY)
      set_target_properties(bathys_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE "${arg_UNIT}")
    endif()
  else()
    add_library(bathys_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(bathys_${name} ${scope} ${PROJECT_SOURCE_DIR})
  target_link_libraries(bathys_${name} ${scope} ${arg_LINK})
  bathys_tests(${name}_test LABEL ${name} SOURCES ${tests} LINK bathys_${name})
endfunction()

# Headers that are dear to read, precompiled where each file is compiled alone.
function(bathys_precompile target)
  if(NOT BATHYS_UNITY)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# With BATHYS_UNITY, ten test files at most are one unit: enough for their headers to be read seldom, few enough for all
# cores to have some. Each folder below the current one has units of its own, because files of different games use the
# same names.
function(bathys_test_units target)
  if(NOT BATHYS_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARGN)
    file(RELATIVE_PATH path ${CMAKE_CURRENT_SOURCE_DIR} ${source})
    string(REGEX MATCH "^[^/]*/" folder ${path})
    list(APPEND files_${folder} ${source})
    list(LENGTH files_${folder} number)
    math(EXPR unit "(${number} + 9) / 10")
    string(MAKE_C_IDENTIFIER "${folder}tests_${unit}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

set(BATHYS_TEST_OPTIMISATION -O0)
if(BATHYS_SANITIZE)
  set(BATHYS_TEST_OPTIMISATION -O1)
endif()

# bathys_tests(TARGET LABEL label SOURCES files... LINK libraries... [PLAYS])
#
# One test program, built with GoogleTest and RapidCheck; nothing when there are no sources. Tests run in the root of the
# project and know it as BATHYS_ROOT, and the program (not necessarily built by the same target) as BATHYS_PROGRAM. Tests
# that play whole games by themselves (PLAYS) are optimised; others take longer to compile than to run, and are not,
# except with sanitizers, where everything takes long.
function(bathys_tests target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "PLAYS" "LABEL" "SOURCES;LINK")
  if(NOT BATHYS_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  bathys_test_ground()
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LINK} bathys_test_libraries)
  if(arg_PLAYS)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  else()
    target_compile_options(${target} PRIVATE ${BATHYS_TEST_OPTIMISATION})
    target_precompile_headers(${target} REUSE_FROM bathys_test_ground)
  endif()
  bathys_test_units(${target} ${arg_SOURCES})
  # Programs and their precompiled headers are compiled alike, whatever libraries need.
  set_target_properties(
    ${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests POSITION_INDEPENDENT_CODE OFF)
  gtest_discover_tests(
    ${target}
    DISCOVERY_MODE PRE_TEST
    TEST_PREFIX "${arg_LABEL}."
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    PROPERTIES LABELS ${arg_LABEL} TIMEOUT 900)
endfunction()

# What all test programs share: libraries, definitions, and the precompiled headers of the test libraries.
function(bathys_test_ground)
  if(TARGET bathys_test_ground)
    return()
  endif()
  # Relative, so that a compiler cache serves every copy of the project.
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  add_library(bathys_test_libraries INTERFACE)
  target_link_libraries(bathys_test_libraries INTERFACE GTest::gmock GTest::gtest_main rapidcheck)
  target_compile_definitions(
    bathys_test_libraries INTERFACE BATHYS_ROOT="." BATHYS_PROGRAM="./${folder}/bathys")

  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/test_ground.cpp CONTENT "// Holds the precompiled headers.\n")
  add_library(bathys_test_ground OBJECT ${PROJECT_BINARY_DIR}/generated/test_ground.cpp)
  target_link_libraries(bathys_test_ground PRIVATE bathys_test_libraries)
  target_compile_options(bathys_test_ground PRIVATE ${BATHYS_TEST_OPTIMISATION})
  set_target_properties(bathys_test_ground PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_precompile_headers(bathys_test_ground PRIVATE <gmock/gmock.h> <gtest/gtest.h> <string> <vector>)
endfunction()

# bathys_bake(LIBRARY OUTPUT file SCRIPT file ARGUMENTS words... SOURCES files...)
#
# Before LIBRARY is compiled, tools/SCRIPT writes OUTPUT (below generated/, where includes are found) from SOURCES.
function(bathys_bake library)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT;SCRIPT" "ARGUMENTS;SOURCES")
  set(generated ${PROJECT_BINARY_DIR}/generated)
  add_custom_command(
    OUTPUT ${generated}/${arg_OUTPUT}
    COMMAND Python3::Interpreter -B ${PROJECT_SOURCE_DIR}/tools/${arg_SCRIPT} ${arg_ARGUMENTS}
    DEPENDS ${arg_SOURCES} ${PROJECT_SOURCE_DIR}/tools/${arg_SCRIPT} ${PROJECT_SOURCE_DIR}/tools/baking.py
    COMMENT "Baking ${arg_OUTPUT}"
    VERBATIM)
  string(MAKE_C_IDENTIFIER "bake ${arg_OUTPUT}" baked)
  add_custom_target(${baked} DEPENDS ${generated}/${arg_OUTPUT})
  add_dependencies(${library} ${baked})
  get_target_property(type ${library} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    target_include_directories(${library} INTERFACE ${generated})
  else()
    target_include_directories(${library} PUBLIC ${generated})
  endif()
endfunction()
