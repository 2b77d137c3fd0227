import { css } from '@emotion/react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

/** A box of this many pixels, in the middle of the first line of its words; its letters are as large as theirs, whatever a theme gives to fields. */
const box = (size: number) => ({ width: size, height: size, font: 'inherit', margin: `calc((1lh - ${size}px) / 2) 0 0` });

/** A row with a box or a dot and its words; the whole row can be pressed. */
export const choiceRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.xs'),
  minHeight: 24,
  // The box is placed by it, wherever the row is.
  lineHeight: token('lineHeight.text'),
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    ...box(18),
    accentColor: token('color.action'),
    cursor: 'inherit',
  },
  '&:has(:disabled)': { color: token('color.textMuted'), cursor: 'not-allowed' },
  [media.phone]: { minHeight: token('size.touchTarget'), paddingBlock: token('space.xs'), '& > input': box(22) },
});
/** The same in a narrow column with many rows. */
export const denseChoiceRow = css(choiceRow, {
  [media.phoneUp]: { fontSize: token('fontSize.sm'), '& > input': box(16) },
});
export const choiceWords = css({ flex: 1, minWidth: 0 });
export const choiceDetail = css({ color: token('color.textMuted'), fontSize: token('fontSize.sm'), flex: 'none' });
export const choiceHint = css({ display: 'block', color: token('color.textMuted'), fontSize: token('fontSize.sm') });
