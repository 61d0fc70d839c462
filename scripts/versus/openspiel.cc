// Answers questions about OpenSpiel's games, a line each: see README.md. Actions are numbers of OpenSpiel.
//
//   replay GAME ACTION...            every decision as PLAYER:LEGAL,LEGAL..., then | and the returns
//   choose MS SEED C GAME ACTION...  the action of its ISMCTS bot, the processor time in ms, the simulations
//   choose-without-stock …           the same in Oh Hell, by a bot that does not know which cards are left over
#include <algorithm>
#include <array>
#include <ctime>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <random>
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

/**
 * A world of Oh Hell for its bot: its own sampling deals the others' cards again, but never those that are left over, so that the bot
 * knows them. Here every card that the player has not seen may be anywhere, but for suits that others have shown to lack.
 */
std::unique_ptr<State> DealUnseenCards(const State& state, int player, std::function<double()> random) {
  constexpr int kPlayers = 4, kCards = 52, kSuits = 4, kTries = 1000;
  const auto history = state.FullHistory();
  const int tricks = history[0].action;
  const auto deal = history.begin() + 2, trump = deal + kPlayers * tricks, plays = trump + 1 + kPlayers;
  std::array<std::vector<int>, kPlayers> known;
  std::array<std::array<bool, kSuits>, kPlayers> lacks{};
  std::vector<bool> seen(kCards, false);
  seen[trump->action] = true;
  for (int i = 0; i < kPlayers * tricks; ++i)
    if (i % kPlayers == player) known[player].push_back(deal[i].action);
  int led = 0;
  for (auto play = plays; play < history.end(); ++play) {
    const int suit = play->action % kSuits;
    if ((play - plays) % kPlayers == 0) led = suit;
    if (suit != led) lacks[play->player][led] = true;
    if (play->player != player) known[play->player].push_back(play->action);
  }
  for (const auto& cards : known)
    for (int card : cards) seen[card] = true;
  std::vector<int> unseen;
  for (int card = 0; card < kCards; ++card)
    if (!seen[card]) unseen.push_back(card);

  std::mt19937 shuffling(random() * std::mt19937::max());
  auto hands = known;
  for (int t = 0, missing = 1; t < kTries && missing > 0; ++t) {
    std::shuffle(unseen.begin(), unseen.end(), shuffling);
    std::array<int, kPlayers> order{0, 1, 2, 3};
    std::shuffle(order.begin(), order.end(), shuffling);
    std::vector<bool> given(unseen.size(), false);
    hands = known;
    missing = 0;
    for (int each : order) {
      for (size_t i = 0; i < unseen.size() && static_cast<int>(hands[each].size()) < tricks; ++i) {
        if (given[i] || lacks[each][unseen[i] % kSuits]) continue;
        given[i] = true;
        hands[each].push_back(unseen[i]);
      }
      missing += tricks - hands[each].size();
    }
    if (missing > 0) hands = known;
  }
  auto world = state.GetGame()->NewInitialState();
  world->ApplyAction(tricks);
  world->ApplyAction(history[1].action);
  for (int i = 0; i < kPlayers * tricks; ++i) world->ApplyAction(hands[i % kPlayers].at(i / kPlayers));
  for (auto past = trump; past < history.end(); ++past) world->ApplyAction(past->action);
  return world;
}

void Choose(std::istringstream& line, bool knows_stock) {
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
  if (!knows_stock) bot.SetResampler(DealUnseenCards);
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
    else if (command == "choose" || command == "choose-without-stock")
      Choose(line, command == "choose");
    else
      std::cout << "unknown command" << std::endl;
    if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
  }
}
