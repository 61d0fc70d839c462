import { describe, expect, test, vi } from 'vitest';
import { type Block, cut, find } from './search.ts';

vi.mock('../catalogue/index.ts', () => ({ loadPage: () => Promise.resolve(undefined) }));

const block = (id: string, text: string, more: Partial<Block> = {}): Block => ({
  page: 'coralon',
  title: 'Coralon',
  section: 'Rules',
  id,
  text,
  isRule: false,
  programs: false,
  ...more,
});

const blocks = [
  block('b1', 'The first lead makes trump.', { programs: true }),
  block('b2', 'Nobody passes. The first lead makes trump. Then play goes on.'),
  block('CORALON-TRUMP-1', 'CORALON-TRUMP-1 The suit of the first lead is trump.', { isRule: true }),
  block('b3', 'LaForêt is a town.'),
];

describe('searching the rules', () => {
  test('every word must be there; rules come first, what is for programs last', () => {
    expect(find(blocks, 'trump first').map(({ block }) => block.id)).toEqual(['CORALON-TRUMP-1', 'b2', 'b1']);
    expect(find(blocks, 'trump zebra')).toEqual([]);
  });

  test('the sentence with the words is shown', () => {
    expect(find(blocks, 'makes trump')[0].sentence).toBe('The first lead makes trump.');
    const word = block('b4', 'Lead: the first card. Void: having none of a suit.');
    expect(find([word], 'void')[0].sentence).toBe('Void: having none of a suit.');
  });

  test('capitals and accents do not matter, and a rule is found by its name', () => {
    expect(find(blocks, 'laforet')[0].block.id).toBe('b3');
    expect(find(blocks, 'coralon-trump-1')[0].block.id).toBe('CORALON-TRUMP-1');
  });

  test('a title alone is not a hit', () => {
    expect(find(blocks, 'coralon').map(({ block }) => block.id)).toEqual(['CORALON-TRUMP-1']);
    expect(find(blocks, '  ')).toEqual([]);
  });

  test('the words are cut out to be marked, whatever signs they have', () => {
    expect(cut('No trump (yet)', ['trump', '(yet)'])).toEqual(['No ', 'trump', ' ', '(yet)', '']);
  });
});
