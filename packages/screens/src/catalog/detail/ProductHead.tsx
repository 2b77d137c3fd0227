import type { ProductDetail } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { PageHeader } from '../../shell/index.ts';
import { IndicatorBadges, ItemNumbers } from '../../products/index.ts';
import { LateActions } from '../actions/LateActions.tsx';
import { categoryTrail } from './category-trail.ts';

/** Breadcrumbs, name and numbers of a product, and the indicators that hold with every vendor: each vendor's own are in the row of its offer. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const { href } = useNavigation();
  return (
    <PageHeader title={product.name} trail={categoryTrail(product, href)} crumb={product.partNumber}>
      <ItemNumbers product={product} />
      <IndicatorBadges indicators={product.indicators} />
      <LateActions product={product} />
    </PageHeader>
  );
}
