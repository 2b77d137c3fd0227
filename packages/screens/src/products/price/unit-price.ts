import { maximumLineTotal, type Money, type Offer } from '@quartermaster/contracts';

type Priced = Pick<Offer, 'price' | 'quantityBreaks'>;

/** The price per unit of issue at this quantity: the highest quantity break that it reaches, else the offer's price. */
export function unitPriceAt(offer: Priced, quantity: number): Money {
  let best = { minimumQuantity: 0, price: offer.price };
  for (const step of offer.quantityBreaks) {
    if (quantity >= step.minimumQuantity && step.minimumQuantity > best.minimumQuantity) best = step;
  }
  return best.price;
}

/**
 * The price of this quantity before shipping and tax; null when it is more than a line of an order can cost. The order's totals are the
 * server's; this one helps to choose.
 */
export function extendedPrice(offer: Priced, quantity: number): Money | null {
  const unit = unitPriceAt(offer, quantity);
  const amount = unit.amount * quantity;
  return amount > maximumLineTotal ? null : { ...unit, amount };
}
