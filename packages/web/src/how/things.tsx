/** The things that a how-to draws in rows. */
import { type DeckInfo, fill, type Thing } from '@followsuit/present';
import { Card, SuitSign } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import { words } from '../text/text.ts';
import type { Pictures } from './how-tos.ts';

/** What drawings need to know. */
export interface Drawer {
  readonly deck: DeckInfo | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly pictures: Pictures;
}

interface ThingsProps extends Drawer {
  readonly things: readonly Thing[];
  readonly small?: boolean;
}

/** A row of things. @example <Things things={[{ bid: 4 }, { sign: '=' }, { tricks: 4 }]} {...drawer} /> */
export const Things = ({ things, small, ...drawer }: ThingsProps) => (
  <div class={small ? 'how-things how-things-small' : 'how-things'}>
    {things.map((thing, i) => (
      <Labelled key={i} thing={thing} drawer={drawer} />
    ))}
  </div>
);

function Labelled({ thing, drawer }: { readonly thing: Thing; readonly drawer: Drawer }) {
  const label = 'label' in thing && thing.label ? drawer.labels[thing.label] : undefined;
  const drawn = draw(thing, drawer);
  if (label === undefined) return drawn;
  return (
    <span class="how-labelled">
      {drawn}
      <small>{label}</small>
    </span>
  );
}

function draw(thing: Thing, { deck, labels, pictures }: Drawer): ComponentChildren {
  if ('card' in thing) return deck && <Card code={thing.card} deck={deck} />;
  if ('fan' in thing) return deck && <Fan cards={thing.fan} deck={deck} />;
  if ('tricks' in thing) return <Tricks n={thing.tricks} />;
  if ('bid' in thing) return <Chip>{thing.bid}</Chip>;
  if ('suit' in thing)
    return (
      <span class="how-suit">
        <SuitSign suit={thing.suit} />
      </span>
    );
  if ('steps' in thing) return <Steps numbers={thing.steps} />;
  if ('words' in thing) return <b class="how-words">{labels[thing.words]}</b>;
  if ('picture' in thing) {
    const Picture = pictures[thing.picture];
    return Picture && <Picture />;
  }
  return <Sign sign={thing.sign} />;
}

const Fan = ({ cards, deck }: { readonly cards: readonly string[]; readonly deck: DeckInfo }) => (
  <span class="how-fan">
    {cards.map((card) => (
      <Card key={card} code={card} deck={deck} />
    ))}
  </span>
);

const Chip = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="how-chip" role="img" aria-label={fill(words.how.drawn.bid, { n: String(children) })}>
    {children}
  </span>
);

/** Tricks as small backs. */
function Tricks({ n }: { readonly n: number }) {
  const label = fill(words.how.drawn.tricks[n === 1 ? 0 : 1], { n });
  return (
    <span class="how-tricks" role="img" aria-label={label}>
      {Array.from({ length: n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

const Sign = ({ sign }: { readonly sign: keyof typeof words.how.drawn.signs }) => (
  <span class="how-sign" role="img" aria-label={words.how.drawn.signs[sign]}>
    {sign}
  </span>
);

const Steps = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <span class="how-steps">
    {numbers.map((n, i) => (
      <span key={i} data-step={n === numbers[0] ? 'first' : 'other'}>
        {n}
      </span>
    ))}
  </span>
);
