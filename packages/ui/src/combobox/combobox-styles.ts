import { css } from '@emotion/react';
import { layer, media, floating } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

export const frame = css({ position: 'relative', display: 'block' });
/** The list hangs on what is around the field. */
export const frameOfForm = css({ display: 'block' });

export const listStyle = css(floating, {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  zIndex: layer.popup,
  maxHeight: 'min(60vh, 420px)',
  overflowY: 'auto',
  padding: token('space.xxs'),
  color: token('color.text'),
  textAlign: 'start',
  '& [role="option"]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token('space.md'),
    padding: `${token('space.xxs')} ${token('space.xs')}`,
    borderRadius: token('radius.sm'),
    cursor: 'pointer',
    [media.phone]: { minHeight: token('size.touchTarget'), alignItems: 'center' },
  },
  '& [role="option"]:hover': { background: token('color.surfaceMuted') },
  '& [role="option"][aria-selected="true"]': { background: token('color.actionSurface'), boxShadow: `inset 3px 0 0 ${token('color.action')}` },
  [media.forcedColors]: { '& [role="option"][aria-selected="true"]': { outline: '2px solid Highlight' } },
  [media.print]: { display: 'none' },
});

export const detailStyle = css({ color: token('color.textMuted'), fontSize: token('fontSize.sm'), flex: 'none' });
