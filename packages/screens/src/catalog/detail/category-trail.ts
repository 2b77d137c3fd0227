import type { ProductDetail } from '@quartermaster/contracts';
import type { NavigationActions } from '@quartermaster/core';
import type { Crumb } from '@quartermaster/ui';

/** The product's categories as breadcrumbs, each leading to its products. */
export function categoryTrail(product: Pick<ProductDetail, 'breadcrumbs' | 'kind'>, href: NavigationActions['href']): Crumb[] {
  const kind = product.kind === 'service' ? 'services' : 'products';
  return product.breadcrumbs.map(({ id, name }) => ({ label: name, href: href('/search/advantage_search', { kind, category: id }) }));
}
