import type { Replacement } from '@quartermaster/contracts';
import { Link, Text } from '@quartermaster/ui';
import { useProductHref } from '../product-href.ts';

/** What the catalog names in place of a product that cannot be ordered. */
export function ReplacedBy({ replacement: { productId, name } }: { replacement: Replacement }) {
  const hrefOf = useProductHref();
  return <Text as="p" size="sm">Could be replaced by <Link href={hrefOf(productId)}>{name}</Link></Text>;
}
