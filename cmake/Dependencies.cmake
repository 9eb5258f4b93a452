# Libraries: from the system where it has them, fetched otherwise.
include(FetchContent)
if(POLICY CMP0135)
  cmake_policy(SET CMP0135 NEW)  # fetched files are as old as their extraction
endif()

# A macro, since what is found belongs to the scope of its caller.
macro(kata_find_or_fetch name version url hash)
  find_package(${name} ${version} CONFIG QUIET)
  if(NOT ${name}_FOUND)
    message(STATUS "${name} ${version} or later is not installed here: fetching it")
    FetchContent_Declare(${name} URL "${url}" URL_HASH "SHA256=${hash}")
    FetchContent_MakeAvailable(${name})
  endif()
endmacro()

set(INSTALL_GTEST OFF)
kata_find_or_fetch(GTest 1.12
  https://github.com/google/googletest/archive/refs/tags/v1.14.0.tar.gz
  8ad598c73ad796e0d8280b082cebd82a630d73e73cd3c70057938a6501bba5d7)
set(BENCHMARK_ENABLE_TESTING OFF)
kata_find_or_fetch(benchmark 1.6
  https://github.com/google/benchmark/archive/refs/tags/v1.8.3.tar.gz
  6bc180a57d23d4d9515519f92b0c83d61b05b5bab188961f36ac7b06b0d9e9ce)
kata_find_or_fetch(CLI11 2.1
  https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.3.2.tar.gz
  aac0ab42108131ac5d3344a9db0fdf25c4db652296641955720a4fbe52334e22)
kata_find_or_fetch(nlohmann_json 3.10
  https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz
  d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d)
