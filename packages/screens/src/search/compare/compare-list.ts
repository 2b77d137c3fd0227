import type { ProductSummary } from '@quartermaster/contracts';

/** More columns than this do not fit beside each other. */
export const compareLimit = 4;

/** Takes a product into the list or out of it. A full list stays as it is. */
export function toggledCompare(list: readonly ProductSummary[], product: ProductSummary): readonly ProductSummary[] {
  const without = list.filter((one) => one.productId !== product.productId);
  if (without.length < list.length) return without;
  return list.length < compareLimit ? [...list, product] : list;
}
