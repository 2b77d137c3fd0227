/** `19,406 products`, `1 product`. */
export const counted = (number: number, one: string, many: string): string => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** `19,406 products and 4,157 services`. A kind of which a store has nothing is not named; empty where there is nothing at all. */
export function countedCatalogue({ productCount, serviceCount }: { productCount: number; serviceCount: number }): string {
  const parts = [
    ...(productCount > 0 ? [counted(productCount, 'product', 'products')] : []),
    ...(serviceCount > 0 ? [counted(serviceCount, 'service', 'services')] : []),
  ];
  return parts.join(' and ');
}
