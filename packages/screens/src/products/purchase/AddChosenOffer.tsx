import type { ProductSummary } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';
import { ChosenOfferTerms } from '../offer/ChosenOfferTerms.tsx';
import { isPriceApart } from '../offer/price-apart.ts';
import { AddToCartForm } from './AddToCartForm.tsx';
import { Unavailable } from './Unavailable.tsx';

/** Quantity and Add where the buyer names no vendor: of the offer that was chosen for them, which they are told below, or by the row around it (`isBare`). Where there is none, the reason; nothing where no vendor offers the product. */
export function AddChosenOffer({ product, isBare = false }: { product: Pick<ProductSummary, 'bestOffer' | 'inStock' | 'name' | 'price' | 'unavailable' | 'vendorCount'>; isBare?: boolean }) {
  const { bestOffer, inStock, name, vendorCount } = product;
  if (vendorCount === 0) return null;
  if (bestOffer === null) return inStock ? <Text tone="warning">No vendor that fits your filters has it in stock</Text> : <Unavailable product={product} />;
  return (
    <>
      <AddToCartForm offerId={bestOffer.offerId} name={name} unit={bestOffer.unitOfIssue.name} available={bestOffer.available} />
      {!isBare && <ChosenOfferTerms offer={bestOffer} isPriced={isPriceApart(product)} />}
    </>
  );
}
