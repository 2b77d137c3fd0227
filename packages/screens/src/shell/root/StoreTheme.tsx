import { css, Global, type SerializedStyles } from '@emotion/react';
import { themePoint, useExtension, type ThemeDefinition } from '@quartermaster/core';
import { ThemeStylesheet } from '@quartermaster/ui';

const serialized = new WeakMap<ThemeDefinition, SerializedStyles>();

/** Once for each theme: no style is made while a page renders. */
function rulesOf(theme: ThemeDefinition): SerializedStyles {
  const known = serialized.get(theme);
  if (known !== undefined) return known;
  const rules = css(theme.css);
  serialized.set(theme, rules);
  return rules;
}

/** The variables and fonts of the store's theme, and its own stylesheet where it has one. Another theme replaces them without a reload. */
export function StoreTheme() {
  const theme = useExtension(themePoint);
  if (theme === undefined) return null;
  return (
    <>
      <Global styles={rulesOf(theme)} />
      {theme.preloadFonts?.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
      <ThemeStylesheet href={theme.stylesheet} />
    </>
  );
}
