#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <explain_build/characters.h>

namespace kata::explain {
namespace {

/// Characters that are taken for others, up to `last`.
struct Lookalike {
  std::uint32_t first;
  std::uint32_t last;
  std::string_view is;
  std::string_view to_do;
};

constexpr std::string_view type_quote = "Type ' instead";
constexpr std::string_view type_double_quote = "Type \" instead";
constexpr std::string_view type_space = "Type a space instead";
constexpr std::string_view type_hyphen = "Type - instead";
constexpr std::string_view delete_it =
    "Delete it: put the cursor behind it and press Backspace, or type the whole word anew";

constexpr std::array lookalikes{
    Lookalike{0xA0, 0xA0, "a no-break space, which looks like any other", type_space},
    Lookalike{0xAB, 0xAB, "a quotation mark", type_double_quote},
    Lookalike{0xAD, 0xAD, "a soft hyphen, which is not seen", delete_it},
    Lookalike{0xB4, 0xB4, "an acute accent", type_quote},
    Lookalike{0xBB, 0xBB, "a quotation mark", type_double_quote},
    Lookalike{0xD7, 0xD7, "a multiplication sign", "Type * instead"},
    Lookalike{0x37E, 0x37E, "a Greek question mark", "Type ; instead"},
    Lookalike{0x370, 0x3FF, "a Greek letter, perhaps one that looks like a Latin one",
              "Type it anew"},
    Lookalike{0x400, 0x52F, "a Cyrillic letter, perhaps one that looks like a Latin one",
              "Type it anew"},
    Lookalike{0x2000, 0x200A, "a space of a special width", type_space},
    Lookalike{0x200B, 0x200F, "a character without any width, which is not seen", delete_it},
    Lookalike{0x2010, 0x2015, "a dash", type_hyphen},
    Lookalike{0x2018, 0x201B, "a typographic quote", type_quote},
    Lookalike{0x201C, 0x201F, "a typographic quote", type_double_quote},
    Lookalike{0x2026, 0x2026, "three dots in one", "Type ... instead"},
    Lookalike{0x202A, 0x202E, "a mark for the direction of text, which is not seen", delete_it},
    Lookalike{0x202F, 0x202F, "a narrow space", type_space},
    Lookalike{0x2032, 0x2032, "a prime", type_quote},
    Lookalike{0x2033, 0x2033, "a double prime", type_double_quote},
    Lookalike{0x2060, 0x2064, "a character without any width, which is not seen", delete_it},
    Lookalike{0x2212, 0x2212, "a minus sign", type_hyphen},
    Lookalike{0x2260, 0x2260, "a sign for \"not equal\"", "Type != instead"},
    Lookalike{0x2264, 0x2264, "a sign for \"at most\"", "Type <= instead"},
    Lookalike{0x2265, 0x2265, "a sign for \"at least\"", "Type >= instead"},
    Lookalike{0x3000, 0x3000, "a wide space", type_space},
    Lookalike{0xFEFF, 0xFEFF, "a byte order mark, which is not seen", delete_it},
};

/// Wide forms of what a keyboard has, in the same order.
constexpr std::uint32_t first_wide = 0xFF01;
constexpr std::uint32_t last_wide = 0xFF5E;

}  // namespace

std::optional<Character> character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (at >= text.size()) return std::nullopt;
  const unsigned char lead = byte(at);
  if (lead < 0x80) return Character{lead, 1};
  const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
  if (bytes == 0 || at + bytes > text.size()) return std::nullopt;
  std::uint32_t code = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) code = code << 6 | (byte(at + i) & 0x3FU);
  return Character{code, bytes};
}

std::string in_hexadecimal(std::uint32_t code) {
  std::array<char, 16> digits{};
  std::snprintf(digits.data(), digits.size(), "%04X", static_cast<unsigned>(code));
  return digits.data();
}

std::string explain_character(std::uint32_t code) {
  const std::string here = "The character at this place is U+" + in_hexadecimal(code);
  if (code >= first_wide && code <= last_wide) {
    const char plain = static_cast<char>(code - first_wide + '!');
    return here + ", a wide form of " + plain + ". Type " + plain + " instead.";
  }
  const auto known = std::find_if(lookalikes.begin(), lookalikes.end(), [&](const auto& own) {
    return own.first <= code && code <= own.last;
  });
  if (known == lookalikes.end()) {
    return here +
           ", which is none of C++. Such characters come along with text that is copied: type it anew.";
  }
  return here + ", " + std::string(known->is) +
         ". Such characters come along with text that is copied. " + std::string(known->to_do) +
         ".";
}

}  // namespace kata::explain
