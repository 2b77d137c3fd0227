import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner, Icon, type IconName } from '../icons/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { buttonStyle, type ButtonLook, type ButtonSize } from './button-styles.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  isDisabled?: boolean | undefined;
  /** The action runs: the button keeps its focus, does nothing when pressed again, and says so. */
  isPending?: boolean | undefined;
  /** Announced while pending. */
  pendingLabel?: string;
  /** As wide as its parent. */
  isWhole?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button that says what happens. Its type is `button` unless given. */
export function Button({
  look = 'secondary', size = 'md', icon, isDisabled = false, isPending = false, pendingLabel = 'In progress', isWhole = false,
  type = 'button', onClick, children, ...rest
}: ButtonProps) {
  return (
    <button
      css={buttonStyle(look, size, isWhole)}
      data-part="button"
      data-look={look}
      data-size={size}
      // A pending submit button must not submit again, by Enter in a field either: browsers run its click then.
      type={type}
      disabled={isDisabled}
      onClick={isPending ? swallow : onClick}
      {...(isPending ? { 'aria-disabled': true } : {})}
      {...rest}
    >
      {isPending ? <Spinner size="sm" /> : icon !== undefined && <Icon name={icon} />}
      {children}
      <VisuallyHidden role="status">{isPending ? pendingLabel : ''}</VisuallyHidden>
    </button>
  );
}
