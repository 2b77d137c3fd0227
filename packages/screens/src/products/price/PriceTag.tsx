import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { formatPriceRange } from './price-range.ts';

const box = css({ display: 'flex', flexDirection: 'column', lineHeight: token('lineHeight.dense'), gap: 2 });

const unit = css({ display: 'flex', flexWrap: 'wrap', columnGap: token('space.xs') });

type Priced = Pick<ProductSummary, 'price' | 'unitOfIssue' | 'unavailable'>;

export interface PriceTagProps {
  product: Priced;
  size?: 'md' | 'lg' | 'xl';
  /** Shown after the unit: how many vendors ask this price. */
  vendors?: ReactNode;
}

/** Lowest to highest price per unit of issue over all vendors whose price counts today. */
export function PriceTag({ product, size = 'md', vendors }: PriceTagProps) {
  const range = formatPriceRange(product.price);
  if (range === null) return <Text tone="muted" size="sm">{(product.unavailable?.why ?? 'noOffer') === 'noOffer' ? 'No vendor offers it now' : 'No price of today'}</Text>;
  return (
    <div css={box}>
      <Text isBold size={size}>{range}</Text>
      <span css={unit}>
        {product.unitOfIssue !== null && <Text tone="muted" size="sm">per {product.unitOfIssue.name} ({product.unitOfIssue.code})</Text>}
        {vendors}
      </span>
    </div>
  );
}
