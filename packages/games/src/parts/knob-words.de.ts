/** The words of knobs that several games have, in German. */
export const knobWords = {
  handSize: { name: 'Karten pro Blatt', text: 'Alle bekommen {value} Karten.' },
  lowestRank: { name: 'Niedrigste Karte', text: 'Karten unter {value} sind nicht im Spiel.' },
  suits: { name: 'Farben im Spiel', text: 'Gespielt wird mit {value} Farben.' },
  mustFollow: {
    name: 'Bedienen',
    text: { on: 'Wer die ausgespielte Farbe hat, muss bedienen.', off: 'Niemand muss bedienen.' },
    values: { on: 'Pflicht', off: 'frei' },
  },
  firstLead: {
    name: 'Erstes Ausspiel',
    text: {
      bidder: 'Wer am höchsten geboten hat, spielt zum ersten Stich aus.',
      left: 'Zum ersten Stich wird links vom Geber ausgespielt.',
    },
    values: { bidder: 'wer am höchsten bietet', left: 'links vom Geber', dealer: 'wer gegeben hat' },
  },
  lowestBid: { name: 'Niedrigstes Gebot', text: 'Das niedrigste Gebot ist {value}.' },
  highestBid: { name: 'Höchstes Gebot', text: 'Das höchste Gebot ist {value}.' },
  exactBonus: { name: 'Bonus fürs genaue Gebot', text: 'Genau das Gebot bringt {value} mehr.' },
  missPenalty: { name: 'Strafe fürs verfehlte Gebot', text: 'Ein verfehltes Gebot kostet {value}.' },
  zeroPoints: { name: 'Punkte für eine Null', text: 'Eine geschaffte Null bringt {value}.' },
  doubleZeroPoints: { name: 'Punkte für eine Doppelnull', text: 'Eine geschaffte Doppelnull bringt {value}.' },
  playOut: {
    name: 'Ende einer Runde',
    text: {
      off: 'Eine Runde endet, sobald das Gebot geschafft oder nicht mehr zu schaffen ist.',
      on: 'Jede Runde wird bis zum letzten Stich gespielt.',
    },
    values: { off: 'sobald das Gebot entschieden ist', on: 'nach dem letzten Stich' },
  },
} as const;
