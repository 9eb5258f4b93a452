#include <findings/board/sudoku_step_words.h>
#include <string_view>
#include <text/number_words.h>

namespace kata::judge {

std::string marked(search::Position square, std::string_view mark) {
  return problems::in_brackets(place_name(square.row, square.column), mark);
}

std::string in_words(const Event& event, std::string_view mark) {
  const std::string digit(1, event.digit);
  const std::string place = marked(square_of(event), mark);
  return event.kind == EventKind::place ? "puts " + digit + " at " + place
                                        : "takes " + digit + " off " + place;
}

std::string clash_in_words(const Clash& clash, char digit, std::string_view mark) {
  const std::string kind = clash.unit.substr(0, clash.unit.find(' '));
  return "Its " + kind + " holds a " + digit + " already, at " + marked(clash.second, mark) + ".";
}

}  // namespace kata::judge
