import { css } from '@emotion/react';
import type { SearchSuccess } from '@quartermaster/contracts';
import { Link, media, token } from '@quartermaster/ui';
import { withKind } from './address/search-address.ts';
import type { SearchNavigation } from './address/use-search-address.ts';

const tabs = css({
  display: 'flex',
  gap: token('space.lg'),
  '& > li > a': { display: 'inline-block', paddingBlock: token('space.xs'), textDecoration: 'none' },
  '& > li > a[aria-current]': { color: token('color.text'), fontWeight: token('fontWeight.bold'), boxShadow: `inset 0 -3px 0 ${token('color.action')}` },
  // A system's own colors take shadows away.
  [media.forcedColors]: { '& > li > a[aria-current]': { borderBlockEnd: '3px solid Highlight' } },
});

const kinds = [
  { kind: null, label: 'Everything' },
  { kind: 'products', label: 'Products' },
  { kind: 'services', label: 'Services' },
] as const;

interface KindTabsProps {
  search: SearchNavigation;
  /** How much there is of each. */
  kinds: SearchSuccess['kinds'];
}

/** Everything, products, or services, with how many there are. */
export function KindTabs({ search, kinds: counts }: KindTabsProps) {
  const current = search.address.get('kind');
  return (
    <nav aria-label="Kind of results">
      <ul css={tabs} role="list">
        {kinds.map(({ kind, label }) => (
          <li key={label}>
            <Link href={search.hrefOf(withKind(search.address, kind))} aria-current={current === kind ? 'true' : undefined}>{label}{counts != null && kind !== null && ` (${counts[kind].toLocaleString('en-US')})`}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
