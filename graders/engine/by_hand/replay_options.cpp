#include <by_hand/page_file.h>
#include <by_hand/replay_options.h>
#include <iostream>
#include <replay/watch.h>
#include <unistd.h>

namespace kata::by_hand {
ReplayOptions::ReplayOptions(CLI::App& app, bool has_rival) {
  auto* page = app.add_option("--replay", page_file_,
                              "write a page that plays the search, to open in a browser")
                   ->type_name("FILE");
  app.add_flag("--tree", tree_, "open the page with the choices drawn as a tree")->needs(page);
  if (has_rival) {
    app.add_flag("--race", race_, "show the article's program beside yours on the page")
        ->needs(page);
  }
  auto* watch = app.add_flag("--watch", watch_, "play the search here, in the terminal");
  app.add_option("--speed", speed_,
                 "choices and undos a second for --watch; without it, a minute at most")
      ->needs(watch)
      ->check(CLI::PositiveNumber);
}

void ReplayOptions::show(const replay::Recording& yours, const Rival& rival) const {
  if (watch_) replay::watch(std::cout, yours, speed_, isatty(STDOUT_FILENO) == 1);
  if (page_file_.empty()) return;
  replay::Page page{yours.exercise, {yours}, tree_};
  if (race_ && rival) page.runs.push_back(rival());
  write_page_file(page_file_, page);
}

}  // namespace kata::by_hand
