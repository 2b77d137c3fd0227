import { css } from '@emotion/react';
import { helpLoadingPoint, useExtension, useNavigation } from '@quartermaster/core';
import { Icon, Link, token } from '@quartermaster/ui';

const link = css({ display: 'inline-flex', alignItems: 'center', gap: token('space.xs'), minHeight: token('size.touchTarget'), whiteSpace: 'nowrap' });

/** The way to the help; nothing in stores that load none (specification, section 6). */
export function HelpLink({ className }: { className?: string }) {
  const { href } = useNavigation();
  if (useExtension(helpLoadingPoint)?.load !== true) return null;
  return <Link css={link} {...(className !== undefined && { className })} look="inherit" href={href('/information/help')}><Icon name="help" size="md" />Help</Link>;
}
