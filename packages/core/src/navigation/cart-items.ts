import type { CartLine, VendorGroup } from '@quartermaster/contracts';
import type { AnalyticsCartItem } from '../extension/index.ts';

/** The cart items among the attributes of a page: of a cart or of the review before the order. Empty when it shows none. */
export function cartItemsIn(attributes: unknown): AnalyticsCartItem[] {
  const page = record(attributes);
  const groups = [record(page?.['cart']), page].map((holder) => holder?.['groups']).find(Array.isArray) ?? [];
  return (groups as Partial<VendorGroup>[]).flatMap(({ lines }) => (Array.isArray(lines) ? lines.map(cartItem) : []));
}

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;

const cartItem = (line: CartLine): AnalyticsCartItem => ({
  manufactureName: line.manufactureName,
  itemNumber: line.itemNumber,
  contractNumber: line.contractNumber,
  programName: line.programName,
  features: line.features,
  description: line.description,
  cartKey: line.cartKey,
  gsin: line.gsin,
  name: line.name,
  price: { unitPrice: line.price.unitPrice },
  quantity: line.quantity,
  unitOfIssue: line.unitOfIssue.code,
});
