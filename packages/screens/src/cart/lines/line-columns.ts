import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';

/** The tables of all vendors stand below each other: their columns line up. */
export const lineColumns = css({
  // As a card its first cell is the card's title: of what stands in it only the name is bold.
  [media.phone]: { '& tbody tr > th': { fontWeight: token('fontWeight.regular') } },
  [media.phoneUp]: {
    'tableLayout': 'fixed',
    '& thead th:nth-of-type(2)': { width: '8.5rem' },
    '& thead th:nth-of-type(3)': { width: '11rem' },
    '& thead th:nth-of-type(4)': { width: '8rem' },
    '& th:first-of-type': { paddingInlineStart: 0 },
    '& thead th:first-of-type': { paddingInlineStart: token('space.sm') },
    '& tbody td': { paddingBlockStart: token('space.sm') },
    '& tbody td, & tbody th': { verticalAlign: 'top' },
  },
});

/** Those of an order that is only read: its quantities need less room. */
export const readLineColumns = css(lineColumns, { [media.phoneUp]: { '& thead th:nth-of-type(3)': { width: '6rem' } } });
