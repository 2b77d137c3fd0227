import { css } from '@emotion/react';
import { helpLoadingPoint, useExtension, useNavigation } from '@quartermaster/core';
import { Icon, Link, media, token } from '@quartermaster/ui';

const link = css({ display: 'inline-flex', alignItems: 'center', gap: token('space.xs'), minHeight: token('size.touchTarget'), whiteSpace: 'nowrap' });

const labelOnWide = css({ [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } });
/** A sign alone is small for a finger. */
const signOnPhone = css(link, { [media.phone]: { minWidth: token('size.touchTarget'), justifyContent: 'center' } });

/** The way to the help, on a phone its sign alone where it `folds`; nothing in stores that load none (specification, section 6). */
export function HelpLink({ folds = false }: { folds?: boolean }) {
  const { href } = useNavigation();
  if (useExtension(helpLoadingPoint)?.load !== true) return null;
  return <Link css={folds ? signOnPhone : link} look="inherit" href={href('/information/help')}><Icon name="help" size="md" /><span css={folds && labelOnWide}>Help</span></Link>;
}
