import { css } from '@emotion/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../icons/index.ts';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const details = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.xs'),
    minHeight: token('size.controlSmall'),
    paddingBlock: token('space.xxs'),
    fontWeight: token('fontWeight.bold'),
    cursor: 'pointer',
    listStyle: 'none',
    [media.phone]: { minHeight: token('size.touchTarget') },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { color: token('color.action') },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingBlock: `${token('space.xxs')} ${token('space.sm')}` },
});
const separated = css(details, { borderBlockEnd: `1px solid ${token('color.border')}` });

export interface DisclosureProps {
  title: ReactNode;
  /** Whether it starts open. */
  isInitiallyOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** A hairline below: for several of them in a column. */
  isSeparated?: boolean;
  children: ReactNode;
}

/** A heading that shows and hides what is under it. The browser's own element: it works before any script, and find-in-page opens it. */
export function Disclosure({ title, isInitiallyOpen = false, onToggle, isSeparated = false, children }: DisclosureProps) {
  return (
    <details
      css={isSeparated ? separated : details}
      open={isInitiallyOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{title}<Icon name="chevronDown" size="sm" /></summary>
      <div>{children}</div>
    </details>
  );
}
