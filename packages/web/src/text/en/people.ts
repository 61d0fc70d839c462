export const people = {
  offline: 'There is no connection to the server. Check the network and try again; tables with bots work without it.',
  unreachable: 'The server does not answer as it should. Try again in a moment; tables with bots work without it.',
  mistake: 'Something went wrong here. Load the page again and tell us if it stays so.',
  otherVersion: 'There is a new version of this page. Load it again to go on.',
  names: {
    first: [
      'Amber',
      'Bright',
      'Calm',
      'Clever',
      'Daring',
      'Gentle',
      'Merry',
      'Nimble',
      'Quiet',
      'Sunny',
      'Swift',
      'Wise',
    ],
    second: ['Badger', 'Crane', 'Dove', 'Finch', 'Fox', 'Goose', 'Hare', 'Heron', 'Lark', 'Otter', 'Owl', 'Wren'],
  },
} as const;
