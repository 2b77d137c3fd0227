import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text, token } from '@quartermaster/ui';
import { countedCatalogue } from '../../browse/index.ts';
import { ProductPicture } from '../../products/index.ts';

type Branch = AttributesOf<'/search/drilldown', 'Category Browse'>['branches'][number];

const list = css({
  'display': 'grid',
  'gap': token('space.sm'),
  'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: token('space.sm'),
    alignItems: 'center',
    padding: token('space.sm'),
    border: `1px solid ${token('color.border')}`,
    borderRadius: token('radius.md'),
    background: token('color.surface'),
  },
  '& a': { overflowWrap: 'anywhere' },
  // All of its box is pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});
const facts = css({ display: 'block' });

/** Branches with their pictures, and how much is in each. */
export function BranchList({ branches, label }: { branches: readonly Branch[]; label: string }) {
  const { href } = useNavigation();
  return (
    <ul css={list} role="list" aria-label={label}>
      {branches.map(({ id, name, picture, products, services, below }) => (
        <li key={id}>
          <ProductPicture picture={picture} size="small" />
          <div>
            <Text isBold><Link look="quiet" href={href('/search/drilldown', { category: id })}>{name}</Link></Text>
            <Text css={facts} size="sm" tone="muted">{countedCatalogue({ productCount: products, serviceCount: services })}{below > 0 && ` in ${below} ${below === 1 ? 'category' : 'categories'}`}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
