// The screens of ConstraintScreen.swift for kiwi's C++ solver: kiwi KIND COUNT RUNS prints the median and the best time in seconds of a
// first solution with its constraints at hand, and the last value.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace kiwi;

struct View {
  Variable left, top, width, height;
};

struct Screen {
  std::vector<Constraint> constraints;
  std::vector<Variable> variables;

  View view() {
    View view;
    for (auto &variable : {view.left, view.top, view.width, view.height}) variables.push_back(variable);
    return view;
  }
  void say(const Constraint &constraint) { constraints.push_back(constraint); }
  void say(const Constraint &constraint, double strength) { constraints.push_back(constraint | strength); }
};

// Kiwi's strengths are weights; these are far enough apart for these screens.
static const double p750 = 1e6, p251 = 3e3, p250 = 1e3, p50 = 1;

static Screen form(int rows) {
  Screen screen;
  Variable width;
  screen.variables.push_back(width);
  screen.say(width == 375.0);
  View above;
  for (int row = 0; row < rows; row++) {
    View label = screen.view(), field = screen.view(), toggle = screen.view();
    double natural = 60 + row % 7 * 10;
    screen.say(label.left == 16.0);
    screen.say(field.left == label.left + label.width + 8.0);
    screen.say(toggle.left == field.left + field.width + 8.0);
    screen.say(toggle.left + toggle.width == width - 16.0);
    if (row > 0)
      screen.say(field.top == above.top + above.height + 12.0);
    else
      screen.say(field.top == 20.0);
    screen.say(label.top + 0.5 * label.height == field.top + 0.5 * field.height);
    screen.say(toggle.top + 0.5 * toggle.height == field.top + 0.5 * field.height);
    screen.say(field.height == 34.0);
    screen.say(toggle.width == 51.0);
    screen.say(toggle.height == 31.0);
    screen.say(label.height == 20.0, p750);
    screen.say(label.width >= natural, p750);
    screen.say(label.width <= natural, p251);
    screen.say(field.width <= 100.0, p250);
    above = field;
  }
  return screen;
}

static Screen chain(int count) {
  Screen screen;
  View before;
  for (int place = 0; place < count; place++) {
    View view = screen.view();
    if (place > 0)
      screen.say(view.left >= before.left + before.width + 8.0);
    else
      screen.say(view.left >= 8.0);
    screen.say(view.width == 40.0, p750);
    screen.say(view.left == 0.0, p50);
    before = view;
  }
  return screen;
}

static Screen siblings(int count) {
  Screen screen;
  Variable width;
  screen.variables.push_back(width);
  screen.say(width == 1000.0);
  View before;
  for (int place = 0; place < count; place++) {
    View view = screen.view();
    if (place > 0) {
      screen.say(view.left == before.left + before.width);
      screen.say(view.width == before.width);
    } else {
      screen.say(view.left == 0.0);
    }
    before = view;
  }
  screen.say(before.left + before.width == width);
  return screen;
}

static Screen nested(int depth) {
  Screen screen;
  View parent = screen.view();
  for (auto &variable : {parent.left, parent.top}) screen.say(variable == 0.0);
  for (auto &variable : {parent.width, parent.height}) screen.say(variable == 10000.0);
  for (int level = 0; level < depth; level++) {
    View view = screen.view();
    screen.say(view.left == parent.left + 1.0);
    screen.say(view.top == parent.top + 1.0);
    screen.say(view.left + view.width == parent.left + parent.width - 1.0);
    screen.say(view.top + view.height == parent.top + parent.height - 1.0);
    parent = view;
  }
  return screen;
}

int main(int, char **arguments) {
  std::string kind = arguments[1];
  int count = std::atoi(arguments[2]), runs = std::atoi(arguments[3]);
  std::vector<double> times;
  double last = 0;
  for (int run = 0; run < runs; run++) {
    Screen screen = kind == "form"    ? form(count)
                    : kind == "chain" ? chain(count)
                    : kind == "siblings" ? siblings(count)
                                         : nested(count);
    Solver solver;
    auto start = std::chrono::steady_clock::now();
    for (auto &constraint : screen.constraints) solver.addConstraint(constraint);
    solver.updateVariables();
    times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    last = screen.variables.back().value();
  }
  std::sort(times.begin(), times.end());
  std::printf("%g %g %g\n", times[times.size() / 2], times[0], last);
}
