import type { CheckoutReview as Review } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, Grid, Stack } from '@quartermaster/ui';
import { PageHeader } from '../shell/page/PageHeader.tsx';
import { blockId } from './checkout-blocks.ts';
import { CheckoutProblems } from './CheckoutProblems.tsx';
import { DestinationBlocks } from './DestinationBlocks.tsx';
import { PaymentBlock } from './payment/PaymentBlock.tsx';
import { usePayment } from './payment/use-payment.ts';
import { PlaceOrderCard } from './place/PlaceOrderCard.tsx';
import { usePlaceOrder } from './place/use-place-order.ts';
import { ShipToBlock } from './ship-to/ShipToBlock.tsx';
import { useShipTo } from './ship-to/use-ship-to.ts';
import { PurchaseOrderBlock } from './terms/PurchaseOrderBlock.tsx';
import { useOrderTerms } from './terms/use-order-terms.ts';

/** Checkout Review (specification, section 2): one page with three blocks, each changed in place. */
export default function CheckoutReview({ attributes: review }: { attributes: Review }) {
  const { href } = useNavigation();
  const [shipTo, payment, orderTerms] = [useShipTo(), usePayment(), useOrderTerms(review)];
  const placing = usePlaceOrder(review, orderTerms);
  const openBlock = shipTo.choice !== null ? 'Ship to' : payment.choice !== null ? 'Pay by' : null;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Checkout Review" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <Grid layout="sidebarEnd">
          <Stack gap="md">
            <CheckoutProblems problems={review.problems} refusal={placing.refusal?.kind === 'changed' ? placing.refusal.key : null} />
            <DestinationBlocks isOpen={openBlock !== null}>
              <ShipToBlock review={review} steps={shipTo} />
              <PaymentBlock review={review} steps={payment} />
            </DestinationBlocks>
            <Stack gap="md" as="section" id={blockId.items} tabIndex={-1} aria-label="Items per order">
              {review.groups.map((group, index) => (
                <PurchaseOrderBlock key={group.groupId} group={group} number={index + 1} review={review} orderTerms={orderTerms} />
              ))}
            </Stack>
          </Stack>
          <PlaceOrderCard review={review} placing={placing} orderTerms={orderTerms} openBlock={openBlock} />
        </Grid>
      </Stack>
    </Container>
  );
}
