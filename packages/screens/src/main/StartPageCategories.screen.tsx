import type { ScreenProps } from '@quartermaster/core';
import { CategoryList } from '../browse/CategoryList.tsx';

/** The start page’s answer when only its categories are wanted. */
export default function StartPageCategories({ attributes: { productCategories, serviceCategories } }: ScreenProps<'/main/start_page', 'MODAL Browse Categories'>) {
  return <CategoryList productCategories={productCategories} serviceCategories={serviceCategories} />;
}
