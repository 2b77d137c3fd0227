import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const base = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid transparent',
  borderRadius: token('radius.sm'),
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { background: token('color.actionSurface'), color: token('color.actionHover') },
  '&:disabled': { color: token('color.textMuted'), cursor: 'not-allowed' },
  '&[aria-pressed="true"]': { background: token('color.actionSurface'), color: token('color.action'), borderColor: token('color.action') },
  [media.phone]: { width: token('size.touchTarget'), height: token('size.touchTarget') },
  [media.print]: { display: 'none' },
});
const sizes = {
  sm: css({ width: token('size.controlSmall'), height: token('size.controlSmall') }, base),
  md: css({ width: token('size.control'), height: token('size.control') }, base),
} as const;

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  icon: IconName;
  /** Its action in words; also shown on hover. */
  label: string;
  size?: keyof typeof sizes;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only, for actions whose sign everyone knows. */
export function IconButton({ icon, label, size = 'md', isDisabled = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button css={sizes[size]} type={type} disabled={isDisabled} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
