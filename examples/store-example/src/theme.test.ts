import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

it.each(tokenContrastPairs)('$front on $back can be read: at least $minimum:1', ({ front, back, minimum }) => {
  expect(contrastRatio(theme.tokens.color[front], theme.tokens.color[back])).toBeGreaterThanOrEqual(minimum);
});
