import { formatMoney, usd, type SavedProduct } from '@quartermaster/contracts';

/** How the price has changed since a product was saved; null where one of both is not known, or they are of different units. */
export function priceChange({ priceThen, unitThen, product }: Pick<SavedProduct, 'priceThen' | 'unitThen' | 'product'>): { readonly text: string; readonly isLess: boolean } | null {
  const now = product?.price?.low ?? null;
  if (priceThen === null || now === null || unitThen !== (product?.unitOfIssue?.name ?? null)) return null;
  const change = now.amount - priceThen.amount;
  if (change === 0) return { text: 'The same price as then', isLess: false };
  return { text: `${formatMoney(usd(Math.abs(change)))} ${change < 0 ? 'less' : 'more'} than then`, isLess: change < 0 };
}
