import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';

/** The page fills the window; the sheet in its middle is as wide as the theme says. */
export const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh', [media.print]: { minHeight: 0 } });

/** The white sheet between header and footer. */
export const sheet = css({
  flex: 1,
  width: '100%',
  maxWidth: token('size.contentMax'),
  marginInline: 'auto',
  paddingBlock: `${token('space.md')} ${token('space.xxl')}`,
  background: token('color.surface'),
  borderInline: `1px solid ${token('color.border')}`,
  [media.phone]: { borderInline: 0 },
  [media.print]: { border: 0, paddingBlock: 0 },
});

/** Beside the menu; below 1024 pixels the menu is below the page. */
export const besideMenu = css(sheet, {
  display: 'grid',
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: token('space.xl'),
  [media.wide]: { gridTemplateColumns: '184px minmax(0, 1fr)', gridTemplateAreas: '"menu page"' },
  [media.print]: { display: 'block' },
});

export const main = css({ minWidth: 0, '&:focus': { outline: 'none' } });
export const mainBesideMenu = css(main, {
  // A narrow page begins where the others begin: beside the menu, not in the middle of what is left.
  '& > div': { marginInlineStart: 0 },
  [media.wide]: { gridArea: 'page' },
});
