import type { Category } from '@quartermaster/contracts';
import { EmptyState, Stack } from '@quartermaster/ui';
import { KindSection } from '../main/KindSection.tsx';

function allOf(categories: readonly Category[], one: string, many: string): string {
  const count = categories.reduce((sum, category) => sum + category.count, 0);
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

export interface CategoryListProps {
  productCategories: readonly Category[];
  serviceCategories: readonly Category[];
}

/** The categories of products and services, for those who browse from any page. */
export function CategoryList({ productCategories, serviceCategories }: CategoryListProps) {
  if (productCategories.length === 0 && serviceCategories.length === 0) {
    return <EmptyState icon="box" title="The catalogue is empty">No products have been imported into this store yet. Please contact the help desk.</EmptyState>;
  }
  return (
    <Stack gap="xl">
      <KindSection kind="products" title="Products" categories={productCategories} all={allOf(productCategories, 'product', 'products')} />
      <KindSection kind="services" title="Services" categories={serviceCategories} all={allOf(serviceCategories, 'service', 'services')} />
    </Stack>
  );
}
