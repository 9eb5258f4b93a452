#include "sudoku_fast.h"

#include <bit>
#include <cstddef>
#include <cstdint>

// One bitboard for each digit: the squares on which it may still stand. A band, three rows of nine
// squares, is 27 bits; a board is three bands, side by side in one vector register, so that every
// operation works on all 81 squares at once. What follows from the rules is then a few shifts and
// ands for each digit, without a loop over squares and without a branch:
//
// - In each band a digit stands in three different rows and in three different boxes. So the three
// rows
//   of each box, as far as the digit may stand there, form a table of 3 by 3, of which it needs one
//   in each row and each column; what no such choice contains is struck out. The same goes for the
//   nine rows and columns of a stack, three boxes on top of each other. This says "only once" and
//   "somewhere" of rows, columns and boxes, and locked candidates besides.
// - A digit with one square left in a box stands there (a hidden single).
// - A square with one digit left holds it (a naked single).
//
// Where that ends, the search guesses: a square with two digits left, of those the one whose digits
// would be struck out most among its peers.

namespace {

using Bits = std::uint32_t;

/// Squares of a board: bit 9 * r + c of lane b is row r of band b, column c. The last lane stays
/// empty.
using Squares [[gnu::vector_size(16)]] = Bits;

#define INLINE [[gnu::always_inline]] inline

constexpr Bits in_each_row(Bits row) {
  return row | row << 9 | row << 18;
}
constexpr Squares in_each_band(Bits band) {
  return Squares{band, band, band, 0};
}

constexpr Squares all = in_each_band(in_each_row(0777));
constexpr Squares top_rows = in_each_band(0777);

/// The leftmost square of each triple, three squares beside each other in a box; it stands for the
/// triple.
constexpr Squares triples = in_each_band(in_each_row(0111));

INLINE bool any(Squares squares) {
  return (squares[0] | squares[1] | squares[2]) != 0;
}

/// How many squares these are.
INLINE int count(Squares squares) {
  using Halves [[gnu::vector_size(16)]] = std::uint64_t;
  const Halves halves = reinterpret_cast<Halves>(squares);
  return std::popcount(halves[0]) + std::popcount(halves[1]);
}

// The board with its rows (in each band), triples (in each row), bands, or columns (in each box)
// moved on by one or by two, around the end. What moves is one bit for each triple, or the top
// rows.
INLINE Squares rows_by_1(Squares x) {
  return x >> 9 | x << 18;
}
INLINE Squares rows_by_2(Squares x) {
  return x >> 18 | x << 9;
}
INLINE Squares triples_by_1(Squares x) {
  return (x >> 3 & in_each_band(in_each_row(0011))) | (x << 6 & in_each_band(in_each_row(0100)));
}
INLINE Squares triples_by_2(Squares x) {
  return (x >> 6 & in_each_band(in_each_row(0001))) | (x << 3 & in_each_band(in_each_row(0110)));
}
INLINE Squares bands_by_1(Squares x) {
  return __builtin_shufflevector(x, x, 1, 2, 0, 3);
}
INLINE Squares bands_by_2(Squares x) {
  return __builtin_shufflevector(x, x, 2, 0, 1, 3);
}
INLINE Squares columns_by_1(Squares x) {
  return (x >> 1 & in_each_band(0333)) | (x << 2 & in_each_band(0444));
}
INLINE Squares columns_by_2(Squares x) {
  return (x >> 2 & in_each_band(0111)) | (x << 1 & in_each_band(0666));
}

/// All three squares of triples, all three rows of a band.
INLINE Squares along(Squares x) {
  return x | x << 1 | x << 2;
}
INLINE Squares down(Squares x) {
  return x | x << 9 | x << 18;
}

/// All squares of the boxes that hold any of `squares`.
INLINE Squares boxes_of(Squares squares) {
  const Squares x = (squares | squares >> 1 | squares >> 2) & triples;
  return along((x | rows_by_1(x) | rows_by_2(x)) & triples);
}

/// Strikes out what stands in no choice of one place for each column and each box of a stack.
INLINE Squares fit_into_stacks(Squares places) {
  const Squares x = (places | places >> 9 | places >> 18) & top_rows;
  const Squares right = columns_by_1(x);
  const Squares left = columns_by_2(x);
  return places & down(x & ((bands_by_1(right) & bands_by_2(left)) |
                            (bands_by_1(left) & bands_by_2(right))));
}

struct InBands {
  Squares places;
  Squares alone;  ///< those that are the only one of their box
};

/// The same for each row and each box of a band.
INLINE InBands fit_into_bands(Squares places) {
  const Squares second = places >> 1;
  const Squares third = places >> 2;
  Squares x = (places | second | third) & triples;
  const Squares right = triples_by_1(x);
  const Squares left = triples_by_2(x);
  x &= (rows_by_1(right) & rows_by_2(left)) | (rows_by_1(left) & rows_by_2(right));
  const Squares one = (places ^ second ^ third) & ~(places & second & third);
  const Squares alone = x & one & ~(rows_by_1(x) | rows_by_2(x));
  return {places & along(x), places & along(alone)};
}

/// What each digit may still do.
using Digits = std::array<Squares, 9>;

/// Whether every digit stands in every column. It stands in every row and box, or it would have no
/// place.
INLINE bool fills_columns(const Digits& digits) {
  Squares missing{};
  for (const Squares& places : digits) {
    const Squares x = places | places >> 9 | places >> 18;
    missing |= ~(x | bands_by_1(x) | bands_by_2(x));
  }
  return !any(missing & top_rows);
}

struct Peers {
  std::array<Squares, 81> of{};  ///< the 20 squares that must differ from this one
};

constexpr Peers peers = [] {
  Peers result;
  for (std::size_t i = 0; i < 81; ++i) {
    std::array<Bits, 3> bands{};
    for (std::size_t j = 0; j < 81; ++j) {
      const bool in_box = i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3;
      if (i != j && (in_box || i / 9 == j / 9 || i % 9 == j % 9))
        bands[j / 27] |= Bits{1} << j % 27;
    }
    result.of[i] = Squares{bands[0], bands[1], bands[2], 0};
  }
  return result;
}();

/// Calls `look(square, band, bit)` for each of these squares.
template <class Look>
INLINE void for_each(Squares squares, Look look) {
  for (std::size_t band = 0; band < 3; ++band) {
    for (Bits left = squares[band]; left != 0; left &= left - 1) {
      look(27 * band + static_cast<std::size_t>(std::countr_zero(left)), band, left & -left);
    }
  }
}

/// One square, and where it is.
struct Square {
  std::size_t band = 0;
  Bits bit = 0;
};

/// Of the `open` squares, the one that strikes out most when it is filled. What leaves another
/// square with one digit counts three times.
INLINE Square best_guess(const Digits& digits, Squares open, Squares with_two) {
  std::array<int, 81> gains{};
  for (const Squares& places : digits) {
    for_each(places & open, [&](std::size_t square, std::size_t, Bits) {
      const Squares struck = places & peers.of[square];
      gains[square] += count(struck) + 2 * count(struck & with_two);
    });
  }
  Square best;
  int most = -1;
  for_each(open, [&](std::size_t square, std::size_t band, Bits bit) {
    if (gains[square] <= most) return;
    most = gains[square];
    best = {band, bit};
  });
  return best;
}

enum class State { dead, open, solved };

/// Draws every conclusion. `fresh` are the squares just filled; where the board stays open, `guess`
/// is the square to try next.
INLINE State propagate_inline(Digits& digits, Squares fresh, Square& guess) {
  Squares filled = fresh;
  while (true) {
    Squares dead{};
    Squares taken{};  // by a digit that has no other square in its box
    Digits alone;
    for (std::size_t d = 0; d < 9; ++d) {
      const Squares placed = digits[d] & fresh;
      const InBands in = fit_into_bands(fit_into_stacks(digits[d] & (placed | ~boxes_of(placed))));
      digits[d] = in.places;
      alone[d] = in.alone;
      dead |= reinterpret_cast<Squares>(in.places == 0) | (taken & in.alone);
      taken |= in.alone;
    }
    // Squares on which at least one digit fits, at least two, and so on.
    Squares one{}, two{}, three{}, four{};
    for (std::size_t d = 0; d < 9; ++d) {
      const Squares places = digits[d] &= alone[d] | ~taken;
      four |= three & places;
      three |= two & places;
      two |= one & places;
      one |= places;
    }
    if (any((dead | ~one) & all)) return State::dead;
    fresh = one & ~two & ~filled;
    filled = one & ~two;
    if (any(fresh)) continue;
    if (!any(two)) return fills_columns(digits) ? State::solved : State::dead;
    const Squares with_two = two & ~three;
    const Squares with_three = three & ~four;
    guess = best_guess(digits,
                       any(with_two)     ? with_two
                       : any(with_three) ? with_three
                                         : four,
                       with_two);
    return State::open;
  }
}

using Propagate = State (*)(Digits&, Squares, Square&);

State propagate(Digits& digits, Squares fresh, Square& guess) {
  return propagate_inline(digits, fresh, guess);
}

#ifdef __x86_64__
// The same once more for newer processors, which do two or three of these steps in one.
[[gnu::target("avx512vl,popcnt")]] State propagate_with_avx512(Digits& digits, Squares fresh,
                                                               Square& guess) {
  return propagate_inline(digits, fresh, guess);
}
[[gnu::target("avx2,popcnt")]] State propagate_with_avx2(Digits& digits, Squares fresh,
                                                         Square& guess) {
  return propagate_inline(digits, fresh, guess);
}
Propagate fastest() {
  if (__builtin_cpu_supports("avx512vl")) return propagate_with_avx512;
  return __builtin_cpu_supports("avx2") ? propagate_with_avx2 : propagate;
}
#else
Propagate fastest() {
  return propagate;
}
#endif

bool search(Digits& digits, Squares fresh, Propagate draw_conclusions) {
  Square guess;
  const State state = draw_conclusions(digits, fresh, guess);
  if (state != State::open) return state == State::solved;
  Squares square{};
  square[guess.band] = guess.bit;
  for (std::size_t d = 0; d < 9; ++d) {
    if ((digits[d][guess.band] & guess.bit) == 0) continue;
    Digits next = digits;
    for (std::size_t other = 0; other < 9; ++other) {
      if (other != d) next[other] &= ~square;
    }
    if (!search(next, square, draw_conclusions)) continue;
    digits = next;
    return true;
  }
  return false;
}

}  // namespace

bool solve_fast(std::array<char, 81>& board) {
  static const Propagate draw_conclusions = fastest();

  Digits digits{};
  Squares givens{};
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] == '.') continue;
    const Bits bit = Bits{1} << square % 27;
    digits[static_cast<std::size_t>(board[square] - '1')][square / 27] |= bit;
    givens[square / 27] |= bit;
  }
  for (Squares& places : digits) places |= all & ~givens;

  if (!search(digits, givens, draw_conclusions)) return false;
  for (std::size_t d = 0; d < 9; ++d) {
    for_each(digits[d], [&](std::size_t square, std::size_t, Bits) {
      board[square] = static_cast<char>('1' + d);
    });
  }
  return true;
}
