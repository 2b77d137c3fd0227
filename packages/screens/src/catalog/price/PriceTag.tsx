import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';
import { formatPriceRange } from './price-range.ts';

const box = css({ display: 'flex', flexDirection: 'column', lineHeight: token('lineHeight.dense'), gap: 2 });

type Priced = Pick<ProductSummary, 'price' | 'unitOfIssue'>;

/** Lowest to highest price per unit of issue over all vendors. */
export function PriceTag({ product, size = 'md' }: { product: Priced; size?: 'md' | 'lg' | 'xl' }) {
  const range = formatPriceRange(product.price);
  if (range === null) return <Text tone="muted" size="sm">No vendor offers it now</Text>;
  return (
    <div css={box}>
      <Text isBold size={size}>{range}</Text>
      {product.unitOfIssue !== null && <Text tone="muted" size="sm">per {product.unitOfIssue.name} ({product.unitOfIssue.code})</Text>}
    </div>
  );
}
