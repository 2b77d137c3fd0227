import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { token } from '@quartermaster/ui';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { ResultRow } from './ResultRow.tsx';

const list = css({
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  background: token('color.surface'),
  '& > li + li': { borderBlockStart: `1px solid ${token('color.border')}` },
  '& > li:hover': { background: token('color.surfaceMuted') },
  '& > li:hover [data-picture]': { background: 'transparent' },
});

/** Products as dense lines or as boxes, and below them what is marked for comparison. */
export function ResultList({ products, style, label }: { products: readonly ProductSummary[]; style: 'list' | 'grid'; label: string }) {
  if (style === 'grid') return <ResultGrid products={products} label={label} />;
  return (
    <>
      <ol css={list} role="list" aria-label={label}>
        {products.map((product) => <li key={product.productId}><ResultRow product={product} /></li>)}
      </ol>
      <CompareBar />
    </>
  );
}
