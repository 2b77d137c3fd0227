import { defineTheme, type ColorTokens, type Theme } from '@quartermaster/ui';
import { fontFaces, preloadFonts } from './font-faces.ts';
import { tokens } from './tokens.ts';

/**
 * adv19 with other colors, so that a store is known at a glance. Everything else stays the theme's. The test of the store that uses
 * it checks the contrast of every pair (`tokenContrastPairs` of `@quartermaster/ui`).
 */
export const adv19With = (id: string, color: Partial<ColorTokens>): Theme =>
  defineTheme({ id: `adv19-${id}`, tokens: { ...tokens, color: { ...tokens.color, ...color } }, fontFaces, preloadFonts });
