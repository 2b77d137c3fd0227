import { css } from '@emotion/react';
import { Icon } from '../icons/index.ts';
import { token } from '../tokens/index.ts';
import { VisuallyHidden } from '../typography/index.ts';
import { useLinkComponent, type AnchorProps } from './LinkProvider.tsx';

const looks = {
  standard: css({ color: token('color.link'), '&:hover': { color: token('color.linkHover'), textDecorationThickness: '2px' } }),
  /** Underlined on hover only: for lists of links and for titles, where the place already says that it is a link. */
  quiet: css({ color: token('color.link'), textDecoration: 'none', '&:hover': { color: token('color.linkHover'), textDecoration: 'underline' } }),
  /** Takes the text's color: headers and footers. */
  inherit: css({ color: 'inherit', textDecoration: 'none', '&:hover': { color: 'inherit', textDecoration: 'underline' } }),
} as const;

export interface LinkProps extends AnchorProps {
  look?: keyof typeof looks;
  /** Opens in a new tab, and says so. */
  opensNewTab?: boolean;
}

/** A link. Inside running text leave the look as it is: underlined. */
export function Link({ look = 'standard', opensNewTab = false, children, ...rest }: LinkProps) {
  const Provided = useLinkComponent();
  if (!opensNewTab) return <Provided css={looks[look]} {...rest}>{children}</Provided>;
  // A router cannot open a tab: the plain element does.
  return (
    <a css={looks[look]} target="_blank" rel="noopener noreferrer" {...rest}>
      {children} <Icon name="external" size="sm" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
