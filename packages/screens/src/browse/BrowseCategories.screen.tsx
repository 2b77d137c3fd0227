import type { Category } from '@quartermaster/contracts';
import type { ScreenProps } from '@quartermaster/core';
import { Stack } from '@quartermaster/ui';
import { BrowseWays } from './BrowseWays.tsx';
import { counted } from './counted.ts';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';
import { KindSection } from './KindSection.tsx';

const sum = (categories: readonly Category[]): number => categories.reduce((total, { count }) => total + count, 0);

/** The categories of products and services over any page, also when the start page is asked for them alone. */
export default function BrowseCategories({ attributes }: Pick<ScreenProps<'/browse/product_services_categories', 'Browse Categories'>, 'attributes'>) {
  const { productCategories, serviceCategories, specialCategories } = attributes;
  if (productCategories.length === 0 && serviceCategories.length === 0) return <EmptyCatalogue />;
  return (
    <Stack gap="xl">
      <BrowseWays specialCategories={specialCategories} />
      <KindSection kind="products" title="Products" categories={productCategories} all={counted(sum(productCategories), 'product', 'products')} />
      <KindSection kind="services" title="Services" categories={serviceCategories} all={counted(sum(serviceCategories), 'service', 'services')} />
    </Stack>
  );
}
