import { css } from '@emotion/react';
import { combined, media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.xs'),
  border: '1px solid transparent',
  borderRadius: token('radius.sm'),
  fontWeight: token('fontWeight.bold'),
  lineHeight: token('lineHeight.dense'),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  [media.print]: { display: 'none' },
});

const off = {
  background: token('color.surfaceMuted'),
  borderColor: token('color.border'),
  color: token('color.textMuted'),
} as const;
const enabledHover = '&:hover:not(:disabled):not([aria-disabled="true"])';

const looks = {
  primary: css(base, {
    background: token('color.action'),
    color: token('color.actionText'),
    [enabledHover]: { background: token('color.actionHover'), color: token('color.actionText') },
    '&:disabled': off,
  }),
  secondary: css(base, {
    background: token('color.surface'),
    borderColor: token('color.action'),
    color: token('color.action'),
    [enabledHover]: { background: token('color.actionSurface'), borderColor: token('color.actionHover'), color: token('color.actionHover') },
    '&:disabled': off,
  }),
  plain: css(base, {
    background: 'transparent',
    color: token('color.action'),
    [enabledHover]: { background: token('color.actionSurface'), color: token('color.actionHover') },
    '&:disabled': { color: token('color.textMuted') },
  }),
  danger: css(base, {
    background: token('color.danger'),
    color: token('color.dangerText'),
    [enabledHover]: { background: token('color.dangerHover'), color: token('color.dangerText') },
    '&:disabled': off,
  }),
} as const;

const sizes = {
  sm: css({ minHeight: token('size.controlSmall'), padding: `${token('space.xxs')} ${token('space.sm')}`, fontSize: token('fontSize.sm'), [media.phone]: { minHeight: token('size.touchTarget') } }),
  md: css({ minHeight: token('size.control'), padding: `${token('space.xxs')} ${token('space.md')}`, [media.phone]: { minHeight: token('size.touchTarget') } }),
  lg: css({ minHeight: token('size.touchTarget'), padding: `${token('space.xxs')} ${token('space.lg')}`, fontSize: token('fontSize.lg') }),
} as const;
const whole = css({ width: '100%' });

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** The static style of a button or of a link that looks like one. */
export function buttonStyle(look: ButtonLook, size: ButtonSize, isWhole: boolean) {
  return combined(looks[look], sizes[size], isWhole && whole);
}
