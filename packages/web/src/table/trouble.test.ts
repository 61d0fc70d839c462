import type { TableInfo } from '@followsuit/protocol';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { makeSignals } from '../client/model.ts';
import type { TableClient } from '../client/types.ts';
import { draw } from '../testing/draw.ts';
import { TroubleNotice } from './trouble.tsx';

/** The notices above the cards. */
function textAt(rejected: TableInfo['rejected']): string {
  const model = makeSignals();
  model.link.value = 'open';
  model.info.value = { rejected } as TableInfo;
  const drawn = draw(h(TroubleNotice, { client: { model } as unknown as TableClient }));
  const text = drawn.texts().join('');
  drawn.end();
  return text;
}

test('a table explains in one sentence that the rules reject its game', () => {
  expect(textAt(null)).toBe('');
  expect(textAt({ line: 57, rule: 'STONES-PLAY-1' })).toMatch(
    /^The rules have changed .* line 57 .* STONES-PLAY-1, [^.]*\.$/,
  );
});
