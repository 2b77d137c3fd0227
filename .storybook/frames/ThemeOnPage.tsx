import { css, Global, type SerializedStyles } from '@emotion/react';
import type { ThemeDefinition } from '@quartermaster/core';
import { GlobalStyles, ThemeStylesheet } from '@quartermaster/ui';

const serialized = new WeakMap<ThemeDefinition, SerializedStyles>();

/** Once for each theme: no style is made while a page renders. */
function rulesOf(theme: ThemeDefinition): SerializedStyles {
  const known = serialized.get(theme) ?? css(theme.css);
  serialized.set(theme, known);
  return known;
}

/** A theme without a storefront, as a store has it. */
export function ThemeOnPage({ theme }: { theme: ThemeDefinition }) {
  return (
    <>
      <Global styles={rulesOf(theme)} />
      <GlobalStyles />
      <ThemeStylesheet href={theme.stylesheet} />
    </>
  );
}
