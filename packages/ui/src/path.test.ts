import { describe, expect, it } from 'vitest';
import { at, disc, hole, mirrored, placed } from './path.ts';

describe('a path', () => {
  it('is moved: absolute points, not relative steps', () => {
    expect(placed('M1-2c3 4 5-6 7 8L9 10H11V-12z', at(100, 1000))).toBe(
      'M101 998c3 4 5-6 7 8L109 1010L111 1010L111 988z',
    );
  });

  it('is turned and scaled, its arcs with it', () => {
    expect(placed('M0 0h4v2', at(10, 20, 2, 180))).toBe('M10 20l-8 0l0-4');
    expect(placed('M2 0a3 3 0 0 1 6 0', at(0, 0, 2, 90))).toBe('M0 4a6 6 0 0 1 0 12');
  });

  it('is mirrored: arcs run the other way', () => {
    expect(mirrored('M-2 3C-4 5-6 7-8 9z')).toBe('M2 3C4 5 6 7 8 9z');
    expect(mirrored(disc(3, 0, 1))).toBe('M-2 0a1 1 0 1 0-2 0a1 1 0 1 0 2 0z');
  });

  it('goes on from the start after it is closed', () => {
    expect(placed('M1 1h5zh2V9', at(0, 10))).toBe('M1 11l5 0zl2 0L3 19');
  });

  it('draws circles, and holes the other way round', () => {
    expect(disc(5, 5, 2)).toBe('M3 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0z');
    expect(hole(5, 5, 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z');
  });
});
