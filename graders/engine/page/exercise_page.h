#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What an exercise's page (its README.md) says, for a terminal: hints and advice stand there, in
/// one place.
namespace kata::page {

/// A hint that is folded away until somebody asks for it.
struct Hint {
  std::string title;
  std::string text;  ///< paragraphs and code as `plain` makes them
};

/// The page's hints, in their order.
std::vector<Hint> hints(std::string_view page);

/// The first paragraph beneath a heading of the second level, on one line; empty where there is no
/// such heading.
std::string first_paragraph(std::string_view page, std::string_view heading);

/// What a page's title says behind the exercise's name; empty where it says nothing more.
std::string subtitle(std::string_view page);

/// Markdown without its marks: each paragraph on one line, links as their text, code as it stands.
std::string plain(std::string_view markdown);

}  // namespace kata::page
