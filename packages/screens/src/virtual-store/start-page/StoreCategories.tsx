import { Stack } from '@quartermaster/ui';
import type { AttributesOf } from '@quartermaster/contracts';
import { counted, countedCatalogue, EmptyCatalogue, KindSection } from '../../browse/index.ts';

export type StoreHomeAttributes = AttributesOf<'/va/start_page', 'Home'>;

export interface StoreCategoriesProps {
  catalogue: StoreHomeAttributes;
  productsTitle?: string;
  servicesTitle?: string;
}

/** Everything that the store has, by category. */
export function StoreCategories({ catalogue, productsTitle = 'Products', servicesTitle = 'Services' }: StoreCategoriesProps) {
  const { productCategories, serviceCategories, productCount, serviceCount } = catalogue;
  if (productCount === 0 && serviceCount === 0) return <EmptyCatalogue />;
  return (
    <Stack gap="xl">
      <KindSection kind="products" title={productsTitle} categories={productCategories} all={counted(productCount, 'product', 'products')} />
      <KindSection kind="services" title={servicesTitle} categories={serviceCategories} all={counted(serviceCount, 'service', 'services')} />
    </Stack>
  );
}

/** `19,406 products and 4,157 services under contract.`, or that there is nothing yet. */
export function assortment(counts: Pick<StoreHomeAttributes, 'productCount' | 'serviceCount'>): string {
  const words = countedCatalogue(counts);
  return words === '' ? 'The catalog of this store is still empty.' : `${words} under contract.`;
}
