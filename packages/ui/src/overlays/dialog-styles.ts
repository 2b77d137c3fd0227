import { css } from '@emotion/react';
import { layer, media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

/** The place and width of a dialog: the size classes that services and layouts name. */
export type DialogSize = 'center' | 'center medium' | 'right' | 'right medium' | 'left medium' | 'sheet';

export const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  background: token('color.scrim'),
  [media.print]: { position: 'static', background: 'none' },
});

const box = css({
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  background: token('color.surface'),
  color: token('color.text'),
  boxShadow: token('shadow.float'),
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
const atEdge = css(box, { height: '100%' });
const inCenter = css(box, {
  margin: 'auto',
  maxHeight: `calc(100% - 2 * ${token('space.lg')})`,
  borderRadius: token('radius.md'),
  overflow: 'hidden',
  [media.phone]: { maxWidth: 'none', width: `calc(100% - 2 * ${token('space.md')})` },
});

export const boxes: Record<DialogSize, ReturnType<typeof css>> = {
  'center': css(inCenter, { maxWidth: 480 }),
  'center medium': css(inCenter, { maxWidth: token('size.dialogMedium') }),
  'right': css(atEdge, { maxWidth: token('size.dialogWide'), marginInlineStart: 'auto' }),
  'right medium': css(atEdge, { maxWidth: token('size.dialogMedium'), marginInlineStart: 'auto' }),
  'left medium': css(atEdge, { maxWidth: token('size.dialogMedium'), marginInlineEnd: 'auto' }),
  /** From below, nearly the whole screen: filters on a phone. */
  'sheet': css(box, { marginBlockStart: 'auto', height: '92%', borderRadius: `${token('radius.md')} ${token('radius.md')} 0 0`, overflow: 'hidden' }),
};

export const frame = css({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, outline: 'none' });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.md'),
  padding: `${token('space.sm')} ${token('space.sm')} ${token('space.sm')} ${token('space.lg')}`,
  borderBlockEnd: `1px solid ${token('color.border')}`,
  minHeight: 60,
  [media.phone]: { paddingInlineStart: token('space.md') },
});
export const body = css({ flex: 1, overflowY: 'auto', padding: token('space.lg'), [media.phone]: { padding: token('space.md') } });
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space.xs'),
  padding: `${token('space.sm')} ${token('space.lg')}`,
  borderBlockStart: `1px solid ${token('color.border')}`,
  background: token('color.surfaceMuted'),
  [media.phone]: { padding: `${token('space.sm')} ${token('space.md')}`, '& > *': { flex: '1 1 auto' } },
});
