// Asks xinxin, a program that plays Hearts, for a card: see README.md. Numbers are those of OpenSpiel's Hearts.
//
//   choose MS SEED C GAME DIRECTION DEAL... CARD...   its card, the processor time in ms, the simulations
//
// GAME is not read: the rules are those of a hand with the 2 of clubs led, no points in the first trick, and hearts to be broken.
#include <ctime>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "Hearts.h"
#include "UCT.h"
#include "iiMonteCarlo.h"

namespace {

constexpr int kPlayers = 4;
constexpr int kRanks = 13;
// As in the program's own main: worlds of a choice, exploration, and how often a playout plays at random.
constexpr int kWorlds = 30;
constexpr double kExplore = 0.4;
constexpr double kRandomPlay = 0.1;
constexpr int kRules = hearts::kQueenPenalty | hearts::kMustBreakHearts | hearts::kDoPassCards | hearts::kLead2Clubs |
                       hearts::kNoHeartsFirstTrick | hearts::kNoQueenFirstTrick;
constexpr int kSuits[] = {hearts::CLUBS, hearts::DIAMONDS, hearts::HEARTS, hearts::SPADES};
constexpr int kDirections[] = {hearts::kHold, hearts::kLeftDir, hearts::kAcrossDir, hearts::kRightDir};

hearts::card CardOf(int number) { return hearts::Deck::getcard(kSuits[number % 4], kRanks - 1 - number / 4); }

int NumberOf(hearts::card card) {
  int suit = 0;
  while (kSuits[suit] != hearts::Deck::getsuit(card)) ++suit;
  return (kRanks - 1 - hearts::Deck::getrank(card)) * 4 + suit;
}

double ProcessorMs() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

// Milliseconds of a simulation, by how far the hand is.
std::map<int, double> cost;
constexpr int kFirst = 10;
constexpr double kNews = 0.3;

void Choose(std::istringstream& line) {
  double ms, c;
  int seed, direction;
  std::string game;
  line >> ms >> seed >> c >> game >> direction;
  std::vector<std::vector<hearts::card>> deal(kPlayers);
  for (int i = 0, number; i < kPlayers * kRanks && line >> number; ++i) deal[i % kPlayers].push_back(CardOf(number));
  std::vector<int> played;
  for (int number; line >> number;) played.push_back(number);

  const int stage = played.size() / kPlayers;
  const int runs = cost.count(stage) ? std::max(2, static_cast<int>(ms / cost[stage] / kWorlds)) : kFirst;
  hearts::HeartsPlayout playout;
  std::vector<std::unique_ptr<hearts::UCT>> trees;
  std::vector<std::unique_ptr<hearts::iiMonteCarlo>> searches;
  {
    // It deletes its players.
    hearts::HeartsGameState state(seed);
    state.setRules(kRules);
    state.deletePlayers();
    for (int seat = 0; seat < kPlayers; ++seat) {
      trees.push_back(std::make_unique<hearts::UCT>(runs, kExplore));
      trees.back()->setPlayoutModule(&playout);
      trees.back()->setEpsilonPlayout(kRandomPlay);
      searches.push_back(std::make_unique<hearts::iiMonteCarlo>(trees.back().get(), kWorlds));
      searches.back()->setUseThreads(false);
      auto* player = new hearts::SafeSimpleHeartsPlayer(searches.back().get());
      player->setModelLevel(2);
      state.addPlayer(player);
      player->setGameState(&state);
    }
    state.Reset();
    state.SetInitialCards(deal);
    state.setPassDir(kDirections[direction]);
    state.setFirstPlayer(0);
    for (int number : played) {
      hearts::Move* move = new hearts::CardMove(CardOf(number), state.getNextPlayerNum());
      state.ApplyMove(move);
      state.freeMove(move);
    }
    const double begin = ProcessorMs();
    hearts::Move* move = state.getNextPlayer()->Play();
    const double spent = ProcessorMs() - begin;
    const double each = spent / (runs * kWorlds);
    cost[stage] = cost.count(stage) ? (1 - kNews) * cost[stage] + kNews * each : each;
    std::cout << NumberOf(static_cast<hearts::CardMove*>(move)->c) << ' ' << spent << ' ' << runs * kWorlds << std::endl;
    state.freeMove(move);
  }
}

}  // namespace

int main() {
  for (std::string text; std::getline(std::cin, text);) {
    std::istringstream line(text);
    std::string command;
    line >> command;
    if (command == "choose")
      Choose(line);
    else
      std::cout << "unknown command" << std::endl;
  }
}
