import { css } from '@emotion/react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';
import { Link } from './Link.tsx';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: token('fontSize.sm'),
  color: token('color.textMuted'),
  '& > li': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
  '& > li:not(:last-of-type)::after': { content: '"/" / ""', marginInline: token('space.xs'), color: token('color.borderControl') },
  // A finger needs more than the line is high. The margin takes back the space that the padding adds, so that nothing moves; lines of a long trail are apart, so that one does not cover the other.
  // The page itself is named by its title below: here it takes what is left of the line.
  [media.phone]: {
    'rowGap': 20,
    '& a': { padding: `10px ${token('space.xxs')}`, margin: `-10px calc(-1 * ${token('space.xxs')})` },
    // As a minimum, not as a basis: a box that is as wide as its content, such as one beside buttons, counts it, and the line has room for it.
    '& > li:last-of-type': { flex: '1 1 0', minWidth: '6em' },
    '& > li:last-of-type > [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  [media.print]: { display: 'none' },
});

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

/** The place of the page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs, label = 'Breadcrumbs' }: { crumbs: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label} data-part="breadcrumbs">
      <ol css={list} role="list">
        {crumbs.map((crumb, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the trail is what a crumb is
          <li key={`${index} ${crumb.label}`}>
            {crumb.href === undefined || index === crumbs.length - 1
              ? <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
              : <Link href={crumb.href}>{crumb.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
