import { css, Global, type SerializedStyles } from '@emotion/react';
import { themeCss, type Theme } from '../tokens/index.ts';
import { ThemeStylesheet } from './ThemeStylesheet.tsx';

const serialized = new WeakMap<Theme, SerializedStyles>();

function themeRules(theme: Theme): SerializedStyles {
  const known = serialized.get(theme);
  if (known !== undefined) return known;
  const rules = css(themeCss(theme));
  serialized.set(theme, rules);
  return rules;
}

/** Puts a theme's variables and font faces on the page; another theme replaces them without a reload. */
export function ThemeStyles({ theme }: { theme: Theme }) {
  return (
    <>
      <Global styles={themeRules(theme)} />
      <ThemeStylesheet href={theme.stylesheet} />
    </>
  );
}
