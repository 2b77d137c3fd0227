import type { ProductSummary } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';
import { ChosenOfferTerms } from '../offer/ChosenOfferTerms.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';

/** Quantity and Add where the buyer names no vendor: of the offer that was chosen for them, which they are told below. Nothing where no vendor offers the product. */
export function AddChosenOffer({ product }: { product: Pick<ProductSummary, 'bestOffer' | 'name' | 'price' | 'vendorCount'> }) {
  const { bestOffer, name, price, vendorCount } = product;
  if (bestOffer === null) return vendorCount > 0 ? <Text tone="warning">Out of stock</Text> : null;
  return (
    <>
      <AddToCartForm offerId={bestOffer.offerId} name={name} unit={bestOffer.unitOfIssue.name} available={bestOffer.available} />
      <ChosenOfferTerms offer={bestOffer} isPriced={bestOffer.price.amount !== price?.low.amount} />
    </>
  );
}
