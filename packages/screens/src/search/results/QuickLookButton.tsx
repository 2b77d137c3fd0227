import type { ProductSummary } from '@quartermaster/contracts';
import { useModals } from '@quartermaster/core';
import { Button, VisuallyHidden } from '@quartermaster/ui';

/** Opens the quick look over the list. The offer that the list has chosen is that of the quick look, too. */
export function QuickLookButton({ product: { productId, name, bestOffer } }: { product: Pick<ProductSummary, 'productId' | 'name' | 'bestOffer'> }) {
  const modals = useModals();
  return (
    <Button look="plain" size="sm" onClick={() => modals.open('/catalog/quicklook', { productId, ...(bestOffer !== null && { offerId: bestOffer.offerId }) })}>
      <span>Quick look<VisuallyHidden> at {name}</VisuallyHidden></span>
    </Button>
  );
}
