import { cssVariables } from '@quartermaster/ui';
import { expect, it } from 'vitest';
import { themes } from '../composition/themes.ts';
import { variablesIn } from './variables.ts';

it('reads every token of a theme out of its CSS', () => {
  for (const theme of themes) {
    const variables = new Map(variablesIn(cssVariables(theme.tokens)).map(({ name, value }) => [name, value]));
    expect(variables.size).toBe(Object.values(theme.tokens).reduce((sum, group) => sum + Object.keys(group).length, 0));
    expect(variables.get('color-surface-muted')).toBe(theme.tokens.color.surfaceMuted);
    expect(variables.get('font-family-text')).toBe(theme.tokens.fontFamily.text);
  }
});
