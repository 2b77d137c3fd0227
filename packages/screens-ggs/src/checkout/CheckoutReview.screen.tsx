import type { CheckoutReview as Review } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { PlaceOrderCard, ReviewBlocks, useReviewSteps } from '@quartermaster/screens/parts';
import { Container, Stack } from '@quartermaster/ui';
import { sumsAtTheEnd } from '../cart/sums-at-the-end.ts';
import { SupplyCheckout } from './SupplyCheckout.tsx';

/** Checkout Review of the Global Supply stores: the same steps, from top to bottom, the sum and the button at the foot. */
export default function CheckoutReview({ attributes: review }: { attributes: Review }) {
  return <SupplyCheckout><ReviewSteps review={review} /></SupplyCheckout>;
}

function ReviewSteps({ review }: { review: Review }) {
  const { href } = useNavigation();
  const steps = useReviewSteps(review);
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Checkout Review" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <ReviewBlocks review={review} steps={steps} />
        <div css={sumsAtTheEnd}><PlaceOrderCard review={review} placing={steps.placing} orderTerms={steps.orderTerms} openBlock={steps.openBlock} inChange={steps.inChange} /></div>
      </Stack>
    </Container>
  );
}
