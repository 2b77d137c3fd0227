import type { ProductSummary } from '@quartermaster/contracts';
import { Link, Text } from '@quartermaster/ui';
import { useProductHref } from '../../products/index.ts';

/** How many vendors offer it; leads to their terms. */
export function VendorCount({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  if (product.vendorCount === 0) return null;
  if (product.vendorCount === 1) return <Text size="sm">1 vendor</Text>;
  return <Text size="sm"><Link href={`${hrefOf(product.productId)}#vendors`} aria-label={`${product.vendorCount} vendors of ${product.name}`}>{product.vendorCount} vendors</Link></Text>;
}
