import { expect, it } from 'vitest';
import { themes } from '../composition/themes.ts';
import { tokenPages, tokensIn } from './token-groups.ts';

it('has every token of a theme on one page', () => {
  const shown = tokenPages.flatMap(({ groups }) => groups);
  expect(new Set(shown).size).toBe(shown.length);
  for (const { tokens } of themes) {
    expect(shown.toSorted()).toEqual(Object.keys(tokens).toSorted());
    expect(tokensIn(tokens, shown).size).toBe(Object.values(tokens).reduce((sum, group) => sum + Object.keys(group).length, 0));
    expect(tokensIn(tokens, ['color']).get('color.surfaceMuted')).toBe(tokens.color.surfaceMuted);
  }
});

it('calls the pages by the words that are looked for', () => {
  expect(tokenPages.map(({ title }) => title)).toEqual(['Color', 'Typography', 'Spacing', 'Radius', 'Shadow', 'Size']);
});
