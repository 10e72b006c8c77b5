# What Debian's Emscripten needs to compile the engine for the browser.

# States are copied whole; without -mbulk-memory each copy would be a call into JavaScript.
add_compile_options(-fexceptions -mbulk-memory "SHELL:-include ${PROJECT_SOURCE_DIR}/wasm/missing.hpp")
add_link_options(-fexceptions -mbulk-memory)

# Emscripten searches its own folders alone. The headers of nlohmann-json are the machine's, seen through a link, without
# those of the machine's own C library beside them.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
file(CREATE_LINK /usr/include/nlohmann ${PROJECT_BINARY_DIR}/include/nlohmann SYMBOLIC)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
