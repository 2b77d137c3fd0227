import { expect, it } from 'vitest';
import { themes } from '../composition/themes.ts';
import { contrastsIn, leastContrast, type Contrast } from './contrasts.ts';

it('names the color on which another is told apart least', () => {
  const onBoth: readonly Contrast[] = [{ front: 'text', back: 'surface', minimum: 4.5, ratio: 15 }, { front: 'text', back: 'canvas', minimum: 4.5, ratio: 13.456 }];
  expect(leastContrast(onBoth, 'color.text')).toBe('13.46:1 on canvas');
  expect(leastContrast(onBoth, 'color.scrim')).toBe('');
});

it('measures every pair of a theme', () => {
  for (const { tokens } of themes) expect(contrastsIn(tokens.color).every(({ ratio, minimum }) => ratio >= minimum)).toBe(true);
});
