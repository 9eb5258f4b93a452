#include <array>
#include <cstddef>
#include <cstdint>
#include <explain_build/characters.h>
#include <explain_build/explanations.h>
#include <optional>
#include <regex>
#include <string_view>
#include <utility>

namespace kata::explain {
namespace {

using Names = std::pair<std::string_view, std::string_view>;

/// Where the standard library keeps what students use.
constexpr std::array headers{
    Names{
        "algorithm",
        "sort stable_sort min max min_element max_element count count_if find find_if any_of all_of none_of fill copy reverse shuffle next_permutation remove remove_if unique equal swap_ranges for_each set_difference clamp"},
    Names{"array", "array"},
    Names{"bit", "popcount countr_zero countl_zero bit_width has_single_bit"},
    Names{"bitset", "bitset"},
    Names{"cmath", "sqrt abs pow floor"},
    Names{"deque", "deque"},
    Names{"functional", "function bind greater less"},
    Names{"initializer_list", "initializer_list"},
    Names{"iostream", "cout cin cerr endl"},
    Names{"iterator", "begin end back_inserter inserter size"},
    Names{"limits", "numeric_limits"},
    Names{"list", "list"},
    Names{"map", "map multimap"},
    Names{"memory", "unique_ptr shared_ptr make_unique make_shared"},
    Names{"numeric", "iota accumulate"},
    Names{"optional", "optional nullopt make_optional"},
    Names{"queue", "queue priority_queue"},
    Names{"random", "mt19937 random_device uniform_int_distribution"},
    Names{"set", "set multiset"},
    Names{"stack", "stack"},
    Names{"stdexcept", "runtime_error logic_error invalid_argument out_of_range"},
    Names{"string", "string to_string stoi"},
    Names{"string_view", "string_view"},
    Names{"tuple", "tuple make_tuple tie"},
    Names{"unordered_map", "unordered_map"},
    Names{"unordered_set", "unordered_set"},
    Names{"utility", "pair make_pair swap move exchange"},
    Names{"vector", "vector"},
};

std::string header_of(const std::string& name) {
  const std::string word = " " + name + " ";
  for (const auto& [header, names] : headers) {
    const std::string list = " " + std::string(names) + " ";
    if (list.find(word) != std::string::npos) return std::string(header);
  }
  return "";
}

std::string missing_header(const std::string& name, const std::string& header) {
  return "std::" + name + " needs its header: write #include <" + header +
         "> at the top of your file. Other errors below this one may go with it.";
}

/// A kind of error: how GCC and Clang word it, and what it means. $1 in `words` is what the pattern
/// caught first, $file the exercise's name.
struct Kind {
  const char* pattern;
  const char* words;
};

/// The first that fits counts: special cases stand above general ones.
constexpr std::array
    kinds{
        Kind{
            R"('import' does not name a type|'import' was not declared|module '\w+' not found|unknown type name 'import')",
            "Modules are not part of the C++ that this course is built with. Write the headers that you need instead: #include <vector>, #include <string>, ..."},
        Kind{
            R"((?:in expansion of|in definition of|expanded from) macro '(int|long|short|char|bool|auto|const|true|false|if|else|for|while|return|private|public|class|struct|static|void)')",
            "A #define gives the keyword $1 another meaning for all that follows, also for what $file.h declares. Take that line out; `using Number = long long;` gives a type a name of its own."},
        Kind{
            R"('long long long' is too long|cannot combine with previous '\w+(?: \w+)?' declaration specifier|two or more data types in declaration)",
            "Two types stand where one belongs. If a #define gives a keyword such as int another meaning, take that line out; `using Number = long long;` gives a type a name of its own."},
        Kind{
            R"(^'?([^':\n]+)'?(?: file not found|: No such file or directory))",
            "There is no $1 where your program is checked: what you hand in is one file, $file.cpp. Put what belongs to it in there. A header of the standard library stands in < and >, and is spelt as in #include <vector>."},
        Kind{
            R"(using typedef-name 'using (\w+)|definition of type '(\w+)' conflicts with type alias|redefinition of '(?:class |struct )?kata::(\w+)')",
            "$1 is a type of the course already, in the namespace kata. Use that one, and define none of your own there."},
        Kind{
            R"(kata::ChessRow::operator\[\]|selected deleted operator '\[\]')",
            "A row of the chessboard holds one number, the column of its queen: write board[row] = column. There are no squares board[row][column]."},
        Kind{R"(deleted (?:function|constructor).*'?kata::(Row)\b)",
             "A row of the board cannot be copied. Take it by reference: auto& row = board[r];"},
        Kind{
            R"(deleted (?:function|constructor).*'?kata::(\w+)\b)",
            "Here the $1 would be copied: it is passed or kept by value. Pass it by reference, with &: kata::$1& ... A search works on one and the same $1, and undoes what it tried."},
        Kind{
            R"(control reaches end of non-void|non-void function does not return|no return statement in function)",
            "A function that returns a value must do so on every way through it, and this closing brace can be reached without a return. What is the answer when all loops are done?"},
        Kind{
            R"(defined in header '<(\w+)>'|'#include <(\w+)>'|; include <(\w+)>)",
            "A header of the standard library is missing: write #include <$1> at the top of your file. Other errors below this one may go with it."},
        Kind{
            R"(reference to '(\w+)' is ambiguous)",
            "The standard library has a $1 too, and `using namespace std;` makes both visible. Give yours another name, or take the using line out."},
        Kind{
            R"('(?:\w+ )?(\w+)' (?:redeclared )?as different kind of (?:entity|symbol))",
            "The name $1 is taken: the C library has a function of this name. Call yours something else."},
        Kind{
            R"((?:ambiguating new declaration of|conflicting declaration of C function|differ only in their return type)[^]*/usr/)",
            "The C library has a function of this name already. Call yours something else."},
        Kind{
            R"(ambiguating new declaration of|differ only in their return type)",
            "The header declares this function with another return type. Take its line over as it stands in $file.h."},
        Kind{
            R"(call (?:of overloaded|to) '(\w+)[^']*' is ambiguous)",
            "Two functions of the name $1 are visible here: the one that $file.h declares, and one of your own. Define the declared one itself, outside of any class or namespace, with its parameters: is an & missing, or a const?"},
        Kind{
            R"(const (?:kata::)?\w+' as 'this'|type 'const (?:kata::)?\w+', but method is not marked const|to 'const (?:kata::)?\w+' discards|\('const (?:kata::)?\w+'\) would lose const|read-only|const-qualified)",
            "What is const can only be read. A function that $file.h declares with const only looks: it writes nothing, not even for a moment. A function of your own that places and undoes takes its board without const: kata::Board& board."},
        Kind{
            R"(const char ?\[\d+\]|'const char ?\*' to 'char'|comparison between pointer and integer)",
            "\"5\" in double quotes is a text, '5' in single quotes is one character. A square holds one character: compare it with '.' and assign '5'."},
        Kind{
            R"(kata::(?:Board|Square|Row)\) \(|'(?:kata::)?(?:Board|Row)' does not provide a call operator)",
            "A square is reached with brackets: board[row][column]."},
        Kind{
            R"('(Board|Chessboard|Path|Sequence|LetterGrid|Square)' (?:does not name a type|was not declared|has not been declared)|unknown type name '(Board|Chessboard|Path|Sequence|LetterGrid|Square)')",
            "Write kata::$1: the name belongs to the namespace kata."},
        Kind{
            R"('kata' (?:does not name a type|has not been declared|was not declared)|undeclared identifier 'kata')",
            "The compiler has not seen the course's header. The first line of your file is #include \"$file.h\""},
        Kind{
            R"(use of '(\w+)' before deduction of 'auto'|variable '(\w+)' declared with deduced type)", "A lambda whose type is auto cannot call itself. Make $1 a function of its own above this one, or give it a type: std::function<bool()> $1 = ... (#include <functional>)."},
        Kind{
            R"(expected '\}'|expected declaration before end of line|extraneous closing brace|expected unqualified-id before '(?:return|if|for|while)')",
            "The braces do not match: one is missing or there is one too many, here or further up. Let your editor indent the file; the line where it goes astray is the place."},
        Kind{R"(later 'static'|static declaration of)",
             "The checks call this function from outside your file: it must not be static."},
        Kind{
            R"(function.definition is not allowed here)",
            "C++ has no functions inside functions. Move it above this one, or make it a lambda: auto name = [&](...) { ... }; If it is not meant to be inside, a } is missing above it."},
        Kind{R"(expected ';')",
             "A semicolon is missing: at the mark, or at the end of the line above it."},
        Kind{
            R"(too (?:few|many) arguments|requires (?:at least |at most )?(?:\d+|single) arguments?|expects \d+ arguments?, \d+ provided)",
            "The call and the function do not agree in the number of arguments."},
        Kind{
            R"(narrowing|cannot be narrowed)",
            "An int does not become a char by itself inside braces. Say so: static_cast<char>('0' + digit)."},
        Kind{R"(redefinition of)", "This is defined twice in your file. One of the two has to go."},
        Kind{R"(stray '\\(?:377|376|0)'|UTF-16|null character|encoded in UTF)",
             "The file is not saved as plain text: save it as UTF-8 (not UTF-16) in your editor."},
        Kind{
            R"(stray '{3})",
            "This is a backtick, which C++ does not use. One character stands between two of these: '5'."},
        Kind{
            R"(stray '\\|non-ASCII)",
            "Here stands a character that is none of C++, such as a curly quote or a long dash from a web page. Type it anew."},
        Kind{
            R"(did you mean '([\w:]+)')",
            "This name is not known here. If you mean $1, as the compiler guesses, correct it; a name must also be declared above the line that uses it."},
        Kind{
            R"('(\w+)' was not declared|undeclared identifier '(\w+)'|'(\w+)' does not name a type|unknown type name '(\w+)')",
            "The compiler does not know $1 at this line. Is it spelt right? A variable or function has to be declared above the line that uses it."},
        Kind{
            R"(no match for '?operator|no viable overloaded|invalid operands to binary|no matching (?:member )?function|no viable conversion|cannot convert|invalid conversion|could not convert)",
            "The types do not go together here. Ask of each part what it is: a char, an int, a text, a board, a row?"},
    };

std::string first_group(const std::smatch& match) {
  for (std::size_t i = 1; i < match.size(); ++i) {
    if (match[i].matched) return match[i];
  }
  return "";
}

std::string filled_in(std::string words, const std::string& caught, const std::string& exercise) {
  const auto replace = [&](std::string_view mark, const std::string& by) {
    for (std::size_t at = words.find(mark); at != std::string::npos; at = words.find(mark, at)) {
      words.replace(at, mark.size(), by);
      at += by.size();
    }
  };
  replace("$1", caught);
  replace("$file", exercise);
  return words;
}

/// "std::vector" used without its header, where the compiler itself does not name the header.
std::string unknown_to_std(const std::string& text) {
  static const std::regex pattern(
      R"('(\w+)' is not a member of 'std'|no (?:member|template|type) named '(\w+)' in namespace 'std'|'(\w+)' in namespace 'std'|(?:incomplete type|undefined template)[^']*'(?:class )?std::(\w+)|'std::(\w+)<?[^']*>? \w+' has (?:initializer but )?incomplete type)");
  std::smatch match;
  if (!std::regex_search(text, match, pattern)) return "";
  const std::string name = first_group(match);
  const std::string header = header_of(name);
  if (header.empty())
    return "The standard library has no std::" + name +
           " that this file includes. Is it spelt right, and is its header included?";
  return missing_header(name, header);
}

/// A character of another alphabet, or one that is not seen, in what a compiler says first of all:
/// as it is, as <U+2018> or as \U00002018.
std::optional<std::uint32_t> foreign_character(const std::string& text) {
  const std::string said = text.substr(0, text.find('\n'));
  static const std::regex pattern(R"(<U\+([0-9A-Fa-f]+)>|\\U([0-9A-Fa-f]{8}))");
  std::smatch match;
  if (std::regex_search(said, match, pattern)) {
    return static_cast<std::uint32_t>(std::stoul(first_group(match), nullptr, 16));
  }
  for (std::size_t at = 0; at < said.size(); ++at) {
    const auto character = character_at(said, at);
    if (character && character->code >= 0x80) return character->code;
  }
  return std::nullopt;
}

}  // namespace

std::string explain(const CompilerError& error, const std::string& exercise) {
  if (const auto code = foreign_character(error.text)) return explain_character(*code);
  std::string missing = unknown_to_std(error.text);
  if (!missing.empty()) return missing;
  for (const Kind& kind : kinds) {
    std::smatch match;
    if (std::regex_search(error.text, match, std::regex(kind.pattern)))
      return filled_in(kind.words, first_group(match), exercise);
  }
  return "";
}

std::string explain(const MissingSymbol& symbol, const std::string& exercise) {
  if (symbol.called_by_the_checks) {
    return "The checks call " + symbol.name +
           ", and your file does not define it. Name, parameters and their & must be as in " +
           exercise +
           ".h, and the function must stand outside of any class or namespace, without static.";
  }
  return "Your file calls " + symbol.name +
         ", but defines no function with this name and exactly these parameters. Compare its declaration with its definition.";
}

}  // namespace kata::explain
