import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';
import { media } from './media.ts';

/** Seen by screen readers only. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The box of a text input, a select or a text area. */
export const controlBox = css({
  width: '100%',
  minHeight: token('size.control'),
  padding: `${token('space.xxs')} ${token('space.sm')}`,
  border: `1px solid ${token('color.borderControl')}`,
  borderRadius: token('radius.sm'),
  background: token('color.surface'),
  color: token('color.text'),
  lineHeight: token('lineHeight.text'),
  '&:hover': { borderColor: token('color.text') },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: token('color.errorBorder'), borderWidth: 2 },
  '&:disabled': { background: token('color.surfaceMuted'), color: token('color.textMuted'), cursor: 'not-allowed' },
  [media.phone]: { minHeight: token('size.touchTarget') },
});

/** A white box with a hairline. */
export const panel = css({
  background: token('color.surface'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
});

/** Something that floats above the page. */
export const floating = css({
  background: token('color.surface'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  boxShadow: token('shadow.float'),
});
