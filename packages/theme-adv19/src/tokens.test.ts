import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

test.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(tokens.color[pair.front], tokens.color[pair.back]) })))(
  '$front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);

test('lengths are on the grid of 4 and 8 pixels', () => {
  expect(Object.values(tokens.space).map((length) => Number.parseInt(length, 10) % 4)).toEqual(Array.from({ length: 8 }, () => 0));
});
