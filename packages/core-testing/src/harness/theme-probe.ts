import type { StorePlugin } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { contrastRatio, tokenContrastPairs, variableName } from '@quartermaster/ui';
import type { ProbeFinding } from './finding.ts';

const start = 'Begin from a whole theme: defineTheme({ ...adv19, tokens: { ...adv19.tokens, color: { ...adv19.tokens.color, ... } } }).';

/** The theme that the store gives: every token has a value, and colors that meet can be read (WCAG 2.2 AA). */
export function themeFindings({ theme }: StorePlugin): ProbeFinding[] {
  const values = variables(theme?.css ?? '');
  const missing = tokenNames().filter((name) => !values.has(variableName(name)));
  return [
    ...missing.map((name) => ({ check: 'missing token', message: `The theme has no ${name}.`, remedy: start })),
    ...tokenContrastPairs.flatMap(({ front, back, minimum }) => {
      const [one, other] = [front, back].map((name) => values.get(variableName(`color.${name}`)));
      if (one === undefined || other === undefined) return [];
      const ratio = ratioOf(one, other);
      if (ratio === null) return [{ check: 'contrast', message: `The contrast of color.${front} (${one}) on color.${back} (${other}) cannot be computed.`, remedy: 'Write both as opaque colors.' }];
      return ratio >= minimum ? [] : [{ check: 'contrast', message: `color.${front} (${one}) on color.${back} (${other}) has a contrast of ${ratio.toFixed(2)}; it needs ${minimum}.`, remedy: 'Make one of them darker or lighter.' }];
    }),
  ];
}

/** Dotted names of all tokens: a theme that compiles has every one. */
function tokenNames(): readonly string[] {
  return Object.entries(adv19.tokens).flatMap(([group, values]) => Object.keys(values as object).map((step) => `${group}.${step}`));
}

/** The custom properties of the theme's `:root` rules; of two the later one counts. */
function variables(css: string): ReadonlyMap<string, string> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const styles = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule).map(({ style }) => style);
  return new Map(styles.flatMap((style) => [...style].filter((name) => name.startsWith('--')).map((name) => [name, style.getPropertyValue(name).trim()] as const)).filter(([, value]) => value !== ''));
}

function ratioOf(one: string, other: string): number | null {
  const [front, back] = [one, other].map(opaqueHex);
  return front == null || back == null ? null : contrastRatio(front, back);
}

/** Any CSS color as `#rrggbb`; null when it is none, or lets through what is behind it. */
function opaqueHex(colour: string): string | null {
  if (!CSS.supports('color', colour)) return null;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  context.fillStyle = colour;
  return context.fillStyle.startsWith('#') ? context.fillStyle : null;
}
