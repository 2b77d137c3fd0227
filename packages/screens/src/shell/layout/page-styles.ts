import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';

/** The page fills the window, so that the footer never floats in the middle of a short one. */
export const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = css({
  flex: 1,
  paddingBlock: `${token('space.md')} ${token('space.xxl')}`,
  [media.phone]: { paddingBlock: `${token('space.sm')} ${token('space.xl')}` },
  '&:focus': { outline: 'none' },
});
