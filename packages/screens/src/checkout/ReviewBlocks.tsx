import type { CheckoutReview } from '@quartermaster/contracts';
import { Stack } from '@quartermaster/ui';
import { useCallback } from 'react';
import { useFocusWhenShown } from '../shell/index.ts';
import { blockId } from './checkout-blocks.ts';
import { CheckoutProblems } from './CheckoutProblems.tsx';
import { DestinationBlocks } from './DestinationBlocks.tsx';
import { PaymentBlock } from './payment/PaymentBlock.tsx';
import { ShipToBlock } from './ship-to/ShipToBlock.tsx';
import { PurchaseOrderBlock } from './terms/PurchaseOrderBlock.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

/** The three blocks of the review, each changed in place: ship to, pay by, items per order. The entries that are still missing are above them. */
export function ReviewBlocks({ review, steps }: { review: CheckoutReview; steps: ReviewSteps }) {
  const { shipTo, payment, orderTerms, placing, openBlock } = steps;
  // A line goes with the button that took it out: the focus goes to the items, which stay.
  const focusWhenShown = useFocusWhenShown();
  const mended = useCallback(() => { focusWhenShown(blockId.items); }, [focusWhenShown]);
  return (
    <Stack gap="md">
      <CheckoutProblems problems={review.problems} refusal={placing.refusal?.kind === 'changed' ? placing.refusal.key : null} />
      <DestinationBlocks isOpen={openBlock !== null}>
        <ShipToBlock review={review} steps={shipTo} />
        <PaymentBlock review={review} steps={payment} />
      </DestinationBlocks>
      <Stack gap="md" as="section" id={blockId.items} tabIndex={-1} aria-label="Items per order">
        {review.groups.map((group, index) => (
          <PurchaseOrderBlock key={group.groupId} group={group} number={index + 1} review={review} orderTerms={orderTerms} onMended={mended} />
        ))}
      </Stack>
    </Stack>
  );
}
