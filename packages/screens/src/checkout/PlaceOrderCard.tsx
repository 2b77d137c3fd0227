import { css } from '@emotion/react';
import type { CheckoutReview } from '@quartermaster/contracts';
import { blocksOrder, formatMoney } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Button, Card, Heading, Stack, Text, token } from '@quartermaster/ui';
import { orderCount } from '../cart/summary/order-count.ts';
import { OrderTotals } from '../cart/summary/OrderTotals.tsx';
import { useCheckoutCall } from './use-checkout-call.ts';

const sticky = css({ position: 'sticky', top: token('space.md') });

/** Totals and the button that places the order. Pressing it again after a failure never places a second one: the key is the same. */
export function PlaceOrderCard({ review }: { review: CheckoutReview }) {
  const { open } = useNavigation();
  const { ask, isPending, problem } = useCheckoutCall();
  const isBlocked = review.problems.some(blocksOrder);

  async function place() {
    const answer = await ask('/checkout/checkout_review_submit', { submitKey: review.submitKey, reviewed: review.reviewed });
    if (answer?.responseName !== 'OrderConfirmation') return;
    open('/checkout/order_confirm', { query: { orderNumber: answer.attributes.order.orderNumber }, replace: true });
  }

  return (
    <Card as="aside" aria-label="Order total" css={sticky}>
      <Stack gap="md">
        <Heading level={2} size="md">Order total</Heading>
        <OrderTotals totals={review.totals} />
        {problem !== null && (
          <Alert tone="error" isLive title="No confirmation came back">
            {problem} You can press the button again: the order is never placed twice.
          </Alert>
        )}
        <Button look="primary" size="lg" isWhole isDisabled={isBlocked} isPending={isPending} pendingLabel="Placing the order" onClick={() => void place()}>
          Place {orderCount(review.groups)} for {formatMoney(review.totals.total)}
        </Button>
        <Text size="sm" tone="muted">
          {isBlocked ? 'Complete the blocks named above to go on.' : 'Each vendor receives one purchase order. Contractors bill when they ship.'}
        </Text>
      </Stack>
    </Card>
  );
}
