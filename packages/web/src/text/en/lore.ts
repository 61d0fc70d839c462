import { area } from '../area.ts';

/** The page of lore. Places and names come from games/src/vines/rules.md and the games' pages; the rest is retold, not quoted. */
export const lore = /* @__PURE__ */ area('lore', {
  title: 'Lore of the Vines deck',
  note: 'This is our own telling. The world and the deck are the work of James Ernest and Crab Fragment Labs.',
  parts: [
    {
      heading: 'Fifty-five cards for a long coast',
      text: [
        'Ask in any harbour for a pack of cards, and this is what lands on the table: five suits, eleven ranks, corners gone soft from salt and beer. People who like long names call it the Cerevalo deck, after Jacopo Cerevalo, the engraver of Kingsgate who drew it. Others say Artisan deck, or Meere deck. Most just say “the cards”.',
        'The suits are equals, and every player on the coast will tell you so, shortly before explaining why theirs is the best.',
      ],
    },
    {
      heading: 'Five suits, five places',
      text: [
        'Each suit stands for a place, and each has a grandparent in the older decks, where the signs were simpler and the quarrels the same.',
      ],
    },
    {
      heading: 'The people in the pack',
      text: [
        'The Ace is a one that has done well: lowest by name, highest in play. Below it comes the Knight, whom half the players call King by mistake; in Iona they say Kind, which is their word for a monarch, whoever wears the crown.',
        'The Bishop and the Farmer stand in the middle and disagree about the weather. In Ducks and Geese the Farmer becomes a goose, and the humble two a duck, and nobody at the table thinks this odd.',
        'The Tar is a sailor: last of the letters, first into trouble. Read down from the top, leave out the Knight, and the letters run A, B, F, T. Children learn it that way, and some pilots.',
      ],
    },
    {
      heading: 'What they play',
      text: [
        'Coralon is named after Gordel Coralon, who was dockmaster and, we like to think, seldom bid what he could not take. In Meere and further south the same game is called Vines, in Sierin it is Marshal, in Lowgale and LaForêt Cinamon. Whatever the name, somebody is always one trick short.',
        'Bishop has a sister rule from Jasper City, where the bidder leads and partners are found by accident. Played for coins it becomes Baronet, like the principality of the locks. Chevalier has a seven in it that nobody wants; let the Tars be the poison instead, and it is Buccaneer. And in the taverns they bid blind at Ducks and Geese, because the night is long and the cards are right there.',
      ],
    },
    {
      heading: 'The cube in the middle',
      text: [
        'Between the players lies the soki, the bidder’s cube: a suit on five of its sides and nothing on the sixth. It shows what is trump, so that nobody has to ask, and somebody asks all the same.',
      ],
    },
  ],
  suits: {
    caption: 'The suits, their places, and their ancestors',
    suit: 'Suit',
    place: 'Place',
    ancestor: 'In older decks',
    rows: [
      ['anchors', 'The Free City of Meere', 'Soldati, a brown sword'],
      ['crowns', 'The Kingdom of Iona', 'Reali, a red crown'],
      ['cups', 'The Burning Tower at Mikoren', 'Clero, a purple chalice'],
      ['locks', 'The Principality of Baronet', 'Mercantes, a blue lock'],
      ['trees', 'The Principality of LeBâton', 'Plebes, a green fruit'],
    ],
  },
  more: 'The deck and its rules',
  poker: 'Poker with this deck',
  makers: 'Who made it',
} as const);
