import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { token } from '@quartermaster/ui';
import { ResultTile } from './ResultTile.tsx';

const grid = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' });

/** Products as boxes on a page that shows what is marked for comparison elsewhere. */
export const ProductTiles = ({ products, label }: { products: readonly ProductSummary[]; label: string }) => (
  <ol css={grid} role="list" aria-label={label}>
    {products.map((product) => <li key={product.productId}><ResultTile product={product} /></li>)}
  </ol>
);
