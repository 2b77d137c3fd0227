import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';

/** On a phone a row is a card: what names it comes first, and only the name in it is bold. */
export const titleFirst = css({
  [media.phone]: {
    '& tbody tr': { display: 'flex', flexDirection: 'column' },
    '& tbody tr > th': { order: -1, fontWeight: token('fontWeight.regular') },
    '& tbody tr > th a': { fontWeight: token('fontWeight.bold') },
    '& tfoot td': { justifyContent: 'flex-end' },
  },
});
