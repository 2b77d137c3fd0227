import type { CheckoutReview as Review } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, Grid, Stack } from '@quartermaster/ui';
import { PageHeader } from '../shell/page/PageHeader.tsx';
import { CheckoutProblems } from './CheckoutProblems.tsx';
import { PaymentBlock } from './payment/PaymentBlock.tsx';
import { PlaceOrderCard } from './PlaceOrderCard.tsx';
import { PurchaseOrderBlock } from './terms/PurchaseOrderBlock.tsx';
import { ShipToBlock } from './ship-to/ShipToBlock.tsx';

/** Checkout Review (specification, section 2): one page with three blocks, each changed in place. */
export default function CheckoutReview({ attributes: review }: { attributes: Review }) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Checkout Review" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <Grid layout="sidebarEnd">
          <Stack gap="lg">
            <CheckoutProblems problems={review.problems} />
            <ShipToBlock review={review} />
            <PaymentBlock review={review} />
            <Stack gap="md" as="section" id="checkout-items" tabIndex={-1} aria-label="Items per order">
              {review.groups.map((group, index) => (
                <PurchaseOrderBlock key={group.groupId} group={group} number={index + 1} review={review} />
              ))}
            </Stack>
          </Stack>
          <PlaceOrderCard review={review} />
        </Grid>
      </Stack>
    </Container>
  );
}
