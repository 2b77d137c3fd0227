import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariables, defineTheme } from './theme.ts';
import { token } from './token.ts';
import { testTheme } from '../testing/theme.ts';

test('a token is read under the name that the theme sets', () => {
  const name = /^var\((--[a-z-]+)\)$/.exec(token('color.surfaceMuted'))?.[1] ?? 'none';
  expect(cssVariables(testTheme.tokens)).toContain(`${name}:#f4f4f4;`);
});

test('a theme cannot be changed afterwards', () => {
  const theme = defineTheme({ id: 'x', tokens: testTheme.tokens });
  expect(() => Object.assign(theme, { id: 'y' })).toThrow(TypeError);
});

test('contrast follows WCAG 2.2', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(() => contrastRatio('red', '#ffffff')).toThrow(/"red" is not a six-digit hex color/);
});
