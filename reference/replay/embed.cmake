# Writes the files of both pages, the player and the course, into a C++ source:
#   cmake -DPLAYER=… -DOUTPUT=… -DPAGE_player=… -DSTYLES_player=a,b,… -DMODULES_player=a,b,… -DPAGE_course=… … -P embed.cmake
#
# Modules lose their import lines and the word `export`, so that one after the other they form a
# single module. They keep to the form this relies on: imports that end in a semicolon, exports in front of a
# declaration, and no name used by two of them.

function(read_part variable file)
  file(READ "${PLAYER}/${file}" text)
  if(file MATCHES "\\.js$")
    string(REGEX REPLACE "(^|\n)import [^;]*;" "\\1" text "${text}")
    string(REGEX REPLACE "(^|\n)export " "\\1" text "${text}")
  endif()
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# The files as raw string literals, and the hash of them all as the bytes of a string literal.
function(embed literals hash files)
  string(REPLACE "," ";" files "${files}")
  set(all "")
  set(list "")
  foreach(file IN LISTS files)
    read_part(text ${file})
    string(APPEND all "${text}")
    string(APPEND list "    R\"player(${text})player\",\n")
  endforeach()
  string(SHA256 digest "${all}")
  string(REGEX REPLACE "(..)" "\\\\x\\1" digest "${digest}")
  set(${literals} "${list}" PARENT_SCOPE)
  set(${hash} "${digest}" PARENT_SCOPE)
endfunction()

set(constants "")
set(definitions "")
foreach(name IN ITEMS player course)
  read_part(page ${PAGE_${name}})
  read_part(help help.html)
  string(REPLACE "{{help}}" "${help}" page "${page}")
  embed(styles style_hash "${STYLES_${name}}")
  embed(modules script_hash "${MODULES_${name}}")
  string(APPEND constants "constexpr std::string_view ${name}_styles[] = {
${styles}};

constexpr std::string_view ${name}_modules[] = {
${modules}};

")
  string(APPEND definitions "const PageFiles ${name}_files{R\"player(${page})player\", ${name}_styles, ${name}_modules,
                               std::string_view(\"${style_hash}\", 32), std::string_view(\"${script_hash}\", 32)};
")
endforeach()

file(WRITE "${OUTPUT}" "#include <replay/player_files.h>

namespace kata::replay {
namespace {

${constants}}  // namespace

${definitions}
}  // namespace kata::replay
")
