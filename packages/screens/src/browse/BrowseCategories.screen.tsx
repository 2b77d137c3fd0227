import type { ScreenProps } from '@quartermaster/core';
import { CategoryList } from './CategoryList.tsx';

/** The categories over any page. */
export default function BrowseCategories({ attributes: { productCategories, serviceCategories } }: ScreenProps<'/browse/product_services_categories', 'Browse Categories'>) {
  return <CategoryList productCategories={productCategories} serviceCategories={serviceCategories} />;
}
