import { css, Global, type SerializedStyles } from '@emotion/react';
import type { storeTheme } from '../tokens/index.ts';
import { ThemeStylesheet } from './ThemeStylesheet.tsx';

/** A theme as a page shows it: what `storeTheme` makes of one. */
type ShownTheme = ReturnType<typeof storeTheme>;

const serialized = new WeakMap<ShownTheme, SerializedStyles>();

/** Once for each theme: no style is made while a page renders. */
function rulesOf(theme: ShownTheme): SerializedStyles {
  const known = serialized.get(theme);
  if (known !== undefined) return known;
  const rules = css(theme.css);
  serialized.set(theme, rules);
  return rules;
}

/** Puts a theme's variables and fonts on the page, and its own stylesheet where it has one; another theme replaces them without a reload. */
export function ThemeStyles({ theme }: { theme: ShownTheme }) {
  return (
    <>
      <Global styles={rulesOf(theme)} />
      {theme.preloadFonts?.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
      <ThemeStylesheet href={theme.stylesheet} />
    </>
  );
}
