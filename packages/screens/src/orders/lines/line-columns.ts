import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';

/** A window at 200 %, and a small one that has the summary beside the items: what is narrow by nature gives way to the item, whose words and numbers would be broken. */
const tight = '@media (min-width: 640px) and (max-width: 799.98px), (min-width: 1024px) and (max-width: 1151.98px)';

/** The tables of all vendors are below each other: their columns line up. */
export const lineColumns = css({
  // As a card its first cell is the card's title: only the name in it is bold.
  [media.phone]: { '& tbody tr > th': { fontWeight: token('fontWeight.regular') } },
  [media.phoneUp]: {
    'tableLayout': 'fixed',
    // By the size of the text: a dense theme leaves the rest to the item.
    '& thead th:nth-of-type(2)': { width: '9.75em' },
    '& thead th:nth-of-type(3)': { width: '12.5em' },
    '& thead th:nth-of-type(4)': { width: '9em' },
    '& th:first-of-type': { paddingInlineStart: 0 },
    '& thead th:first-of-type': { paddingInlineStart: token('space.sm') },
    '& tbody td': { paddingBlockStart: token('space.sm') },
    '& tbody td, & tbody th': { verticalAlign: 'top' },
    // Amounts of millions are not broken.
    '& tbody td:nth-of-type(3)': { paddingInlineStart: 0 },
  },
  [tight]: {
    '& thead th:nth-of-type(2)': { width: '8em' },
    '& thead th:nth-of-type(3)': { width: '10.5em' },
  },
});

/** Those of an order that is only read: its quantities need less room. */
export const readLineColumns = css(lineColumns, { [media.phoneUp]: { '& thead th:nth-of-type(3)': { width: '6.75em' } }, [tight]: { '& thead th:nth-of-type(3)': { width: '6.75em' } } });
