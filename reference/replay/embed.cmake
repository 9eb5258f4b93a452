# Writes the player's files into a C++ source: cmake -DPLAYER=… -DOUTPUT=… -DMODULES=a,b,… -P embed.cmake
#
# Modules lose their import lines and the word `export`, so that one after the other they form a
# single module. They keep to the form this relies on: imports that end in a semicolon, exports in front of a
# declaration, and no name used by two of them.

function(embed variable file)
  file(READ "${PLAYER}/${file}" text)
  if(file MATCHES "\\.js$")
    string(REGEX REPLACE "(^|\n)import [^;]*;" "\\1" text "${text}")
    string(REGEX REPLACE "(^|\n)export " "\\1" text "${text}")
  endif()
  set(${variable} "R\"player(${text})player\"" PARENT_SCOPE)
endfunction()

embed(page page.html)
embed(style style.css)
string(REPLACE "," ";" MODULES "${MODULES}")
set(modules "")
foreach(module IN LISTS MODULES)
  embed(source ${module})
  string(APPEND modules "    ${source},\n")
endforeach()

file(WRITE "${OUTPUT}" "#include <replay/player_files.h>

namespace kata::replay {
namespace {

constexpr std::string_view modules[] = {
${modules}};

}  // namespace

const std::string_view player_page = ${page};
const std::string_view player_style = ${style};
const std::span<const std::string_view> player_modules = modules;

}  // namespace kata::replay
")
