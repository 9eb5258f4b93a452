#pragma once

#include <string>
#include <vector>

/// The races. Each prints what both sides did and returns the exit code; where `page_file` is not
/// empty, both can be watched there. Throws std::system_error where it cannot be written.
namespace kata::race {

/// Races sudoku_naive and sudoku_mrv on a board: the board itself, a file, "-" for standard input,
/// or the article's where it is empty. Throws GridError and std::system_error as
/// by_hand::read_board.
int race_sudoku(const std::string& board, const std::string& page_file);

/// Races n_queens and queens_fewest_first on a board with so many rows.
int race_queens(int size, const std::string& page_file);

/// Races word_search and rarest_letter_first for a word on a grid; both are ours where the word is
/// empty. Throws what kata::LetterGrid throws for a grid that is none.
int race_words(const std::string& word, const std::vector<std::string>& grid,
               const std::string& page_file);

}  // namespace kata::race
