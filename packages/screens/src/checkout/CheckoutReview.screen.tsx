import type { CheckoutReview as Review } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, Grid, Stack } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { PlaceOrderCard } from './place/PlaceOrderCard.tsx';
import { ReviewBlocks } from './ReviewBlocks.tsx';
import { useReviewSteps } from './use-review-steps.ts';

/** Checkout Review (specification, section 2): one page with three blocks, each changed in place. */
export default function CheckoutReview({ attributes: review }: { attributes: Review }) {
  const { href } = useNavigation();
  const steps = useReviewSteps(review);
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Checkout Review" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <Grid layout="sidebarEnd">
          <ReviewBlocks review={review} steps={steps} />
          <PlaceOrderCard review={review} placing={steps.placing} orderTerms={steps.orderTerms} openBlock={steps.openBlock} inChange={steps.inChange} />
        </Grid>
      </Stack>
    </Container>
  );
}
