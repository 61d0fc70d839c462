export const common = {
  name: 'Followsuit',
  notFound: 'There is no such page.',
  home: 'Home',
  loading: 'Loading…',
} as const;
