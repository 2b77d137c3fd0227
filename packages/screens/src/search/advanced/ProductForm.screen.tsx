import type { ScreenProps } from '@quartermaster/core';
import { AdvancedSearchPage } from './AdvancedSearchPage.tsx';

/** Advanced search for products (specification, section 2: /search/advanced). */
export default function ProductForm({ attributes }: ScreenProps<'/search/advanced', 'ProductForm'>) {
  return <AdvancedSearchPage kind="products" attributes={attributes} />;
}
