import { expect, it } from 'vitest';
import { lookOf } from './token-looks.ts';

it('shows a token in the same way whether it is named as a token or as a variable', () => {
  expect(lookOf('color.surfaceMuted')).toEqual({ sample: 'box', property: 'background' });
  expect(lookOf('fontSize.md')).toEqual({ sample: 'text', property: 'font-size' });
  for (const [token, variable] of [['color.surfaceMuted', 'color-surface-muted'], ['fontSize.md', 'font-size-md'], ['space.lg', 'space-lg'], ['size.control', 'size-control']]) {
    expect(lookOf(variable ?? '')).toEqual(lookOf(token ?? ''));
  }
});

it('leaves alone what its value says best', () => {
  expect(['fontFamily.text', 'lineHeight.dense', 'line-height-dense'].map(lookOf)).toEqual([null, null, null]);
});
