# BATHYS_GAMES: the names in games/all/games.txt, in its order. Configured again when the list changes.
set(games_list games/all/games.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${games_list})
file(STRINGS ${games_list} BATHYS_GAMES REGEX "^[a-z]")
list(TRANSFORM BATHYS_GAMES REPLACE " .*" "")

# bathys_game(NAME [BAKERS files...])
#
# The library bathys_NAME of a game's folder, with the tables that tools/bake_NAME.py makes of
# data/NAME.components.json; BAKERS are further files that this script reads.
function(bathys_game name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "BAKERS")
  bathys_library(${name} LINK bathys_core)
  # Rules are what search runs all the time (docs/benchmarks.md).
  target_compile_options(bathys_${name} PRIVATE $<$<CONFIG:Release>:-O3>)
  list(TRANSFORM arg_BAKERS PREPEND ${PROJECT_SOURCE_DIR}/tools/)
  set(components ${CMAKE_CURRENT_SOURCE_DIR}/data/${name}.components.json)
  set(tables games/${name}/components_data.inc)
  bathys_bake(
    bathys_${name}
    OUTPUT ${tables}
    SCRIPT bake_${name}.py
    ARGUMENTS ${components} ${PROJECT_BINARY_DIR}/generated/${tables}
    SOURCES ${components} ${arg_BAKERS})
endfunction()

# bathys_bake_games(LIBRARY OUTPUT)
#
# One of the files that tools/bake_games.py makes of the list: the games as types, or which of them have a bot or a face
# of their own.
function(bathys_bake_games library output)
  file(GLOB own CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bots/*/greedy.cpp
       ${PROJECT_SOURCE_DIR}/bots/*/levels.cpp
       ${PROJECT_SOURCE_DIR}/bots/*/measures.cpp
       ${PROJECT_SOURCE_DIR}/bots/*/schools.cpp ${PROJECT_SOURCE_DIR}/cli/*/face.cpp)
  bathys_bake(
    ${library}
    OUTPUT ${output}
    SCRIPT bake_games.py
    ARGUMENTS ${output} ${PROJECT_BINARY_DIR}/generated/${output}
    SOURCES ${PROJECT_SOURCE_DIR}/games/all/games.txt ${PROJECT_SOURCE_DIR}/tools/games.py ${own})
endfunction()
