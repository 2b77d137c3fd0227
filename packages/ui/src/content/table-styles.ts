import { css } from '@emotion/react';
import { media, visuallyHidden } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

/** One class for the whole table; cells carry attributes only, which keeps long tables cheap to render. */
const base = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token('fontSize.sm'),
  lineHeight: token('lineHeight.dense'),
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', paddingBlock: `0 ${token('space.xs')}`, fontSize: token('fontSize.md'), fontWeight: token('fontWeight.bold') },
  '& caption[data-hidden]': visuallyHidden,
  '& th, & td': { padding: `${token('space.xs')} ${token('space.sm')}`, textAlign: 'start', verticalAlign: 'baseline' },
  '& thead th': {
    background: token('color.tableHeaderSurface'),
    color: token('color.tableHeaderText'),
    fontWeight: token('fontWeight.bold'),
    verticalAlign: 'bottom',
    borderBlockEnd: `1px solid ${token('color.borderControl')}`,
  },
  '& thead th button': { display: 'inline-flex', alignItems: 'center', gap: token('space.xxs'), padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer', textAlign: 'inherit' },
  '& thead th button:hover': { textDecoration: 'underline' },
  '& tbody th': { fontWeight: token('fontWeight.regular') },
  '& tbody tr': { borderBlockEnd: `1px solid ${token('color.border')}` },
  '& tbody tr[data-chosen]': { background: token('color.actionSurface') },
  '& tfoot td, & tfoot th': { fontWeight: token('fontWeight.bold') },
  '& [data-align="end"]': { textAlign: 'end' },
  '& [data-align="center"]': { textAlign: 'center' },
});

/** A finger leaves no row under it. */
const hover = css({ '@media (hover: hover)': { '& tbody tr:hover': { background: token('color.surfaceMuted') } } });

const cards = (widths: string) => css({
  [widths]: {
    '&, & caption, & tbody, & tfoot, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      marginBlockEnd: token('space.sm'),
      padding: token('space.xs'),
      border: `1px solid ${token('color.border')}`,
      borderRadius: token('radius.md'),
      background: token('color.surface'),
    },
    '& tbody td, & tbody th, & tfoot td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: token('space.md'),
      padding: `${token('space.xxs')} ${token('space.xs')}`,
      textAlign: 'end',
    },
    // The sums are below the amounts of the cards.
    '& tfoot td': { paddingInline: `calc(2 * ${token('space.xs')} + 1px)` },
    '& tbody th': { fontSize: token('fontSize.md'), fontWeight: token('fontWeight.bold'), textAlign: 'start', justifyContent: 'flex-start' },
    // The header cells stay in the accessibility tree, so the label is for the eye: the empty alternative keeps it silent.
    '& td[data-label]::before': { content: 'attr(data-label)', flex: 'none', maxWidth: '45%', color: token('color.textMuted'), textAlign: 'start' },
    '@supports (content: "a" / "")': { '& td[data-label]::before': { content: 'attr(data-label) / ""' } },
    '& td[data-label=""]::before': { display: 'none' },
    '& td[data-label=""] > *': { flex: 1 },
    // A message in place of a row.
    '& tbody td[colspan]': { textAlign: 'start' },
    '& td:empty': { display: 'none' },
  },
});

export const tableStyles = {
  cards: css(base, hover, cards(media.phone)),
  /** On a tablet too: for rows of fields, which need more room than texts. */
  cardsUntilWide: css(base, hover, cards(media.narrow)),
  scroll: css(base, hover),
} as const;

/** Lets a wide table scroll on its own instead of the page. */
export const scrollFrame = css({ overflowX: 'auto', [media.print]: { overflow: 'visible' } });
