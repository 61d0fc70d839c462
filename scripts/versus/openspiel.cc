// Answers questions about OpenSpiel's games, a line each: see README.md. Actions are numbers of OpenSpiel.
//
//   replay GAME ACTION...            every decision as PLAYER:LEGAL,LEGAL..., then | and the returns
//   choose MS SEED C GAME ACTION...  the action of its ISMCTS bot, the processor time in ms, the simulations
#include <algorithm>
#include <ctime>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "open_spiel/algorithms/is_mcts.h"
#include "open_spiel/algorithms/mcts.h"
#include "open_spiel/spiel.h"

namespace {

using open_spiel::Action;
using open_spiel::Game;
using open_spiel::State;

std::shared_ptr<const Game> GameOf(const std::string& name) {
  static std::map<std::string, std::shared_ptr<const Game>> games;
  auto& game = games[name];
  if (!game) game = open_spiel::LoadGame(name);
  return game;
}

double ProcessorMs() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

void Replay(std::istringstream& line) {
  std::string name;
  line >> name;
  auto state = GameOf(name)->NewInitialState();
  std::ostringstream out;
  for (Action action; line >> action;) {
    if (!state->IsChanceNode()) {
      out << state->CurrentPlayer() << ':';
      const char* between = "";
      for (Action each : state->LegalActions()) {
        out << between << each;
        between = ",";
      }
      out << ' ';
    }
    const auto legal = state->LegalActions();
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
      out << "illegal " << action;
      std::cout << out.str() << std::endl;
      return;
    }
    state->ApplyAction(action);
  }
  out << '|';
  if (state->IsTerminal())
    for (double each : state->Returns()) out << ' ' << each;
  std::cout << out.str() << '\n';
}

// Milliseconds of a simulation, by how far the game is: the bot itself counts only wall time, which is no measure on a busy machine.
std::map<int, double> cost;
constexpr int kFirst = 50;
constexpr double kNews = 0.3;

void Choose(std::istringstream& line) {
  double ms, c;
  int seed;
  std::string name;
  line >> ms >> seed >> c >> name;
  auto state = GameOf(name)->NewInitialState();
  for (Action action; line >> action;) state->ApplyAction(action);
  const int stage = state->History().size() / 4;
  const int simulations = cost.count(stage) ? std::max(8, static_cast<int>(ms / cost[stage])) : kFirst;
  auto evaluator = std::make_shared<open_spiel::algorithms::RandomRolloutEvaluator>(1, seed);
  open_spiel::algorithms::ISMCTSBot bot(seed, evaluator, c, simulations, open_spiel::algorithms::kUnlimitedNumWorldSamples,
                                        open_spiel::algorithms::ISMCTSFinalPolicyType::kMaxVisitCount, false, false);
  const double begin = ProcessorMs();
  const Action action = bot.Step(*state);
  const double spent = ProcessorMs() - begin;
  if (state->LegalActions().size() > 1) {
    const double each = spent / simulations;
    cost[stage] = cost.count(stage) ? (1 - kNews) * cost[stage] + kNews * each : each;
  }
  std::cout << action << ' ' << spent << ' ' << simulations << std::endl;
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string text; std::getline(std::cin, text);) {
    std::istringstream line(text);
    std::string command;
    line >> command;
    if (command == "replay")
      Replay(line);
    else if (command == "choose")
      Choose(line);
    else
      std::cout << "unknown command" << std::endl;
    if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
  }
}
