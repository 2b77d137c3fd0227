import { css } from '@emotion/react';
import { GlobalStyles, ThemeStyles, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { storeNamed } from '../composition/stores.ts';
import { themeNamed } from '../composition/themes.ts';
import type { Dress } from '../stage/open-scene.ts';

const frame = css({ padding: token('space.md'), background: token('color.surface'), color: token('color.text') });

/** A component by itself, in the theme that the toolbar says. */
export function ComponentFrame({ dress, children }: { dress: Dress; children: ReactNode }) {
  const theme = themeNamed(dress.theme ?? storeNamed(dress.store ?? 'ADVANTAGE').theme.id);
  return (
    <>
      <ThemeStyles theme={theme} />
      <GlobalStyles />
      <div css={frame}>{children}</div>
    </>
  );
}
