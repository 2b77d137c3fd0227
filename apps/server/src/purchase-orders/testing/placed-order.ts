import { addOffer } from '../../checkout/testing/catalog.ts';
import { readyToOrder, reviewOf, submit } from '../../checkout/testing/journey.ts';
import type { Shop, SignedIn } from '../../checkout/testing/shop.ts';

export interface PlacedOrder {
  readonly buyer: SignedIn;
  readonly orderNumber: string;
  /** Its one purchase order. */
  readonly poNumber: string;
}

/** Places an order of one vendor with a line for each quantity. */
export async function placedOrder(shop: Shop, quantities: readonly number[] = [5]): Promise<PlacedOrder> {
  const wanted: (readonly [offerId: string, quantity: number])[] = [];
  for (const quantity of quantities) wanted.push([await addOffer(shop.database, { price: 500, stock: 1_000 }), quantity]);
  const { buyer, orderNumber } = await placed(shop, wanted);
  return { buyer, orderNumber, poNumber: `${orderNumber}-01` };
}

/** Places one order of so many vendors. @returns the numbers of its purchase orders */
export async function placedPurchaseOrders(shop: Shop, vendors: number): Promise<string[]> {
  const wanted: (readonly [offerId: string, quantity: number])[] = [];
  for (let i = 1; i <= vendors; i += 1) wanted.push([await addOffer(shop.database, { price: 500, stock: 1_000, vendorId: `V-SAMPLE-${i}` }), 5]);
  const { orderNumber } = await placed(shop, wanted);
  return wanted.map((_, i) => `${orderNumber}-${String(i + 1).padStart(2, '0')}`);
}

async function placed(shop: Shop, wanted: Parameters<typeof readyToOrder>[1]): Promise<{ buyer: SignedIn; orderNumber: string }> {
  const buyer = await readyToOrder(shop, wanted);
  const { envelope } = await submit(buyer, await reviewOf(buyer));
  const { order: { orderNumber } } = envelope.attributes as unknown as { order: { orderNumber: string } };
  return { buyer, orderNumber };
}
