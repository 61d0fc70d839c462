/** Notes that several games share. */
export const shared = {
  you: 'you',
  ledOne: '{suit} was led.',
  ledMany: '{suit} were led.',
  follow:
    '{led} Follow suit if you can: the raised cards may be played. Tap another one, and the table says which rule forbids it.',
  free: 'You have no {led}, so you may play any card. {more}',
  noTrump: 'Without trump it cannot take the trick: throw away what you need least.',
  trump: 'A trump ({trump}) beats the led suit; any other card is thrown away.',
  makesThieves: 'A trump ({trump}) beats the led suit. Any other card makes its suit the thieves.',
  makesThievesAlone: 'Without trump it cannot take the trick; but its suit becomes the thieves.',
  makesTrump:
    'A thief ({thief}) comes back as a point if it is the lowest there. Any other card makes its suit trump, and can take the trick.',
  thief: 'The lowest thief in the trick ({thief}) comes back as a point.',
  trumpAndThief:
    'A trump ({trump}) beats the led suit; a thief ({thief}) comes back as a point if it is the lowest there.',
} as const;
