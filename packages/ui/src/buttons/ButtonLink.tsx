import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { useLinkComponent, type AnchorProps } from '../navigation/LinkProvider.tsx';
import { buttonStyle, type ButtonLook, type ButtonSize } from './button-styles.ts';

export interface ButtonLinkProps extends AnchorProps {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  isWhole?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ look = 'secondary', size = 'md', icon, isWhole = false, children, ...rest }: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor css={buttonStyle(look, size, isWhole)} data-part="button" data-look={look} data-size={size} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}
