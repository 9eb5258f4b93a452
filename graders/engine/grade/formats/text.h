#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kata::grade {

// What a student's program printed, what the compiler quoted of their file and what they called it
// is in reports as it came: any bytes. These functions make it fit for a format. Each takes any
// bytes and cleans them by plain() first, so that a writer calls one of them for each string, and
// only one.

/// Text that every platform can show. Valid UTF-8, lines ended by LF; what is no text (control
/// characters, wrong bytes, characters that turn the order of others) becomes U+FFFD. A line that
/// GitHub's runner would take for a command is marked, so that it is none.
std::string plain(std::string_view bytes);

/// The same on one line: line ends become spaces.
std::string one_line(std::string_view bytes);

/// At most `most` bytes of it, cut between two characters, with a mark where something is missing.
std::string shortened(std::string_view bytes, std::size_t most);

/// For XML and HTML: element content, and attributes in double quotes.
std::string xml_text(std::string_view bytes);

/// For Markdown, within a line.
std::string markdown_text(std::string_view bytes);

/// A fenced block of Markdown, its fence longer than any that the text holds.
std::string markdown_block(std::string_view bytes);

/// The message of a GitHub workflow command.
std::string workflow_data(std::string_view bytes);

/// The value of a property of a GitHub workflow command.
std::string workflow_property(std::string_view bytes);

/// A cell of a CSV file on one line, quoted where needed. A spreadsheet takes it for text, also
/// where it begins as a formula does.
std::string csv_cell(std::string_view bytes);

/// A cell that says who somebody is, exactly as the platform's own list has it: a platform would
/// not know what is changed. Quoted where needed.
std::string csv_identity(std::string_view cell);

}  // namespace kata::grade
