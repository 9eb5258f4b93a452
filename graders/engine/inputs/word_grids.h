#pragma once

/// Grids that the word searches are tried on, a row on each line, and words for them; each for a
/// reason of its own. All are ours: the articles print none.
namespace kata::judge::words {

/// The grid of word_search's page.
inline constexpr const char* page =
    "BACK\n"
    "TCRT\n"
    "KCAE\n"
    "SAKN";
inline constexpr const char* page_word = "BACKTRACK";

/// The grid of rarest_letter_first's page: Q, N and C stand on it once, S and E all over it. The
/// plain order finds the word after 34 steps, a start at Q after 8 or 9.
inline constexpr const char* rare_letters =
    "SSNCE\n"
    "EUESE\n"
    "SQSES\n"
    "EEESE\n"
    "SSSEU";
inline constexpr const char* rare_letters_word = "SEQUENCE";

/// A square with a neighbour on each side: CN, CE, CS and CW.
inline constexpr const char* cross =
    "ANB\n"
    "WCE\n"
    "DSF";

/// All four directions, and the whole grid.
inline constexpr const char* spiral =
    "ABCD\n"
    "LMNE\n"
    "KPOF\n"
    "JIHG";
inline constexpr const char* spiral_word = "ABCDEFGHIJKLMNOP";

/// "BAB": one B touches the only A, the other does not.
inline constexpr const char* one_a_between =
    "XXXXXX\n"
    "XBAXBX\n"
    "XXXXXX";

/// "AACBA": every letter is there more often than the word has it, and has the right neighbours,
/// two different ones; only a search tells that the word is not there.
inline constexpr const char* only_a_search_tells =
    "CABA\n"
    "CCAB\n"
    "CBAB";

/// "CAAAABBA" and "CCBCA": whatever the order of neighbours, a square that led nowhere is needed
/// again later, and the first neighbour that fits is the wrong one.
inline constexpr const char* needed_again =
    "ABB\n"
    "AAA\n"
    "CAA";
inline constexpr const char* wrong_turn_first =
    "CCB\n"
    "CBB\n"
    "ABC";

/// "BBC" and "ACC": whatever the order of neighbours, the first square to start on leads nowhere,
/// and is needed later, or another one is right.
inline constexpr const char* start_needed_later =
    "BCB\n"
    "CBB";
inline constexpr const char* second_start =
    "BCC\n"
    "ABA";

/// "BBBC": from one square with the same letters left, one path fails and another succeeds.
inline constexpr const char* no_memory_helps =
    "BBB\n"
    "CAA";

/// "CAZAB", "BAZAC" and "CAZ" from the only Z: of the two A's beside it only one has a C beside it
/// in turn, and whatever the order of neighbours, a search takes the wrong one first on one of the
/// two grids.
inline constexpr const char* two_ways_on =
    "CBXBX\n"
    "CAZAX";
inline constexpr const char* two_ways_on_mirrored =
    "XBXBC\n"
    "XAZAC";

/// "AZA": of three Z's, neither the first nor the last has two A's beside it.
inline constexpr const char* second_of_three =
    "ZAZA\n"
    "ZABA";

/// "AAAAAB" is not there, for the B stands alone: 493 steps.
inline constexpr const char* lonely_b =
    "AAAA\n"
    "AAAA\n"
    "AAAX\n"
    "AAXB";

/// "ANANZANA" is not there: 283 steps in plain order, from the only Z 2 to 76, by which end of the
/// path grows first.
inline constexpr const char* one_z =
    "ANANA\n"
    "NANAN\n"
    "ANANA\n"
    "AZNAN";

/// Where a path must not go: "DE" follows the reading order over the edge, "DA" and "GA" join
/// opposite edges of the grid.
inline constexpr const char* wide_edges =
    "ABCD\n"
    "EFGH";
inline constexpr const char* tall_edges =
    "AB\n"
    "CD\n"
    "EF\n"
    "GH";

}  // namespace kata::judge::words
