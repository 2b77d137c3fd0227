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
  const buyer = await readyToOrder(shop, wanted);
  const { envelope } = await submit(buyer, await reviewOf(buyer));
  const { order: { orderNumber } } = envelope.attributes as unknown as { order: { orderNumber: string } };
  return { buyer, orderNumber, poNumber: `${orderNumber}-01` };
}
