#pragma once

#include <functional>
#include <optional>
#include <random>
#include <runs/attempts.h>
#include <runs/run.h>
#include <runs/wrong_step.h>
#include <string>
#include <vector>

namespace kata::judge {

/// What an exercise declares about itself, in graders/<exercise>/<exercise>_exercise.cpp. Nothing
/// else in the project knows an exercise or its functions by name.
struct Declaration {
  /// The functions that it asks for.
  std::vector<Function> functions;

  /// The first step of a run that is not as the exercise's page asks, where it asks for steps.
  std::function<std::optional<WrongStep>(const Run&)> first_wrong_step = {};

  /// What else is to be said of a wrong run of a function, worked out after the checks, perhaps
  /// from more attempts. Paragraphs, each after an empty line; empty where nothing can be said.
  std::function<std::string(const Run&, Attempts&)> explain = {};

  /// The same call in other digits, letters and places, where the exercise has inputs that can be
  /// learnt by heart.
  std::function<subject::Call(const subject::Call&, std::mt19937&)> disguise = {};

  /// Whether its page prescribes every step. Then a count is what the steps come to, and in
  /// disguise another.
  bool prescribes_steps = false;

  /// What a run left, drawn, where its state is not recorded and no explanation draws it; empty
  /// where it cannot be drawn.
  std::function<std::string(const Run&)> draw = {};
};

/// Written by the exercise.
Declaration declaration();

struct Exercise {
  std::string name;  ///< "sudoku_naive"
  Declaration declared = {};
};

/// The exercise that this program was built for.
const Exercise& exercise();

}  // namespace kata::judge
