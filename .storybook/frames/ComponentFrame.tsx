import { css } from '@emotion/react';
import { storeTheme, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { storeNamed } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import type { Dress } from '../stage/open-scene.ts';
import { ThemeOnPage } from './ThemeOnPage.tsx';

const frame = css({ padding: token('space.md'), background: token('color.surface'), color: token('color.text') });
const plainThemes = new Map(themes.map((theme) => [theme.id, storeTheme(theme)]));

/** A component by itself, in the theme that the toolbar says: one of the themes, or a store's own. */
export function ComponentFrame({ dress, children }: { dress: Dress; children: ReactNode }) {
  const theme = plainThemes.get(dress.theme ?? '') ?? storeNamed(dress.store ?? 'ADVANTAGE').theme;
  return (
    <>
      <ThemeOnPage theme={theme} />
      <div css={frame}>{children}</div>
    </>
  );
}
