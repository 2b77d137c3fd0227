import { useNavigation } from '@quartermaster/core';
import { useCallback } from 'react';

/** Gives the address of a product's page. */
export function useProductHref(): (productId: string) => string {
  const { href } = useNavigation();
  return useCallback((productId: string) => href('/catalog/product_detail', { productId }), [href]);
}
