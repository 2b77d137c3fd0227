import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { token } from '@quartermaster/ui';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ResultRow } from './ResultRow.tsx';
import { ResultTile } from './ResultTile.tsx';

const list = css({
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  background: token('color.surface'),
  '& > li + li': { borderBlockStart: `1px solid ${token('color.border')}` },
  '& > li:hover': { background: token('color.surfaceMuted') },
  '& > li:hover [data-picture]': { background: 'transparent' },
});
const grid = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' });

/** Products as dense lines or as boxes, and below them what is marked for comparison. */
export function ResultList({ products, style, label }: { products: readonly ProductSummary[]; style: 'list' | 'grid'; label: string }) {
  const Result = style === 'list' ? ResultRow : ResultTile;
  return (
    <>
      <ol css={style === 'list' ? list : grid} role="list" aria-label={label}>
        {products.map((product) => <li key={product.productId}><Result product={product} /></li>)}
      </ol>
      <CompareBar />
    </>
  );
}
