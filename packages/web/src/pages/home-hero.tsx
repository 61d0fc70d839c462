/** The felt at the top of the home page: the game to continue or, for newcomers, the first game to play. */
import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../catalogue/index.ts';
import { CardFan, coverOf, GameCover } from './cover.tsx';
import './home-hero.css';

export interface HeroProps {
  readonly game: GameInfo;
  readonly cards: readonly string[];
  /** Above the heading, in brass. */
  readonly label: string;
  readonly heading: string;
  readonly lines: readonly string[];
  /** What can be done. */
  readonly children: ComponentChildren;
}

export function Hero({ game, cards, label, heading, lines, children }: HeroProps) {
  const hue = coverOf(game.id)?.hue;
  return (
    <div class="hero">
      <div class="hero-felt felt-tint" style={hue === undefined ? undefined : { '--felt-hue': hue }}>
        <div class="hero-words">
          <p class="hero-label">{label}</p>
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div class="hero-ways">{children}</div>
        </div>
        <div class="hero-picture" aria-hidden="true">
          {cards.length > 0 && game.deck ? <CardFan game={game} cards={cards} /> : <GameCover game={game} />}
        </div>
      </div>
    </div>
  );
}
