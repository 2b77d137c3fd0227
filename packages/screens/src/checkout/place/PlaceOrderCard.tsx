import { css } from '@emotion/react';
import type { CheckoutReview } from '@quartermaster/contracts';
import { blocksOrder, consignmentsOf, formatMoney } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Button, ButtonLink, Card, Heading, media, Stack, Text, token } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { orderCount, OrderTotals } from '../../orders/index.ts';
import type { OrderTerms } from '../terms/use-order-terms.ts';
import { ApprovalNotice } from './ApprovalNotice.tsx';
import { PlaceOrderFailure } from './PlaceOrderFailure.tsx';
import type { PlaceOrder } from './use-place-order.ts';

const sticky = css({ [media.wide]: { position: 'sticky', top: token('space.md') } });

export interface PlaceOrderCardProps {
  review: CheckoutReview;
  placing: PlaceOrder;
  orderTerms: OrderTerms;
  /** Title of a block that is being changed: the order would not be what the page shows. */
  openBlock: string | null;
  /** The title of the block whose change was pressed, also before it is open; without it, the open block. */
  inChange?: string | null;
}

/** The problems that are solved on a page of their own, too, one after another. */
const isStep = ({ block, groupId }: CheckoutReview['problems'][number]): boolean => block !== 'items' && (block !== 'shipTo' || groupId === undefined);

/** Totals and the button that places the order. */
export function PlaceOrderCard({ review, placing: { place, isPending, failure, refusal }, orderTerms: { faultyFieldId }, openBlock, inChange = openBlock }: PlaceOrderCardProps) {
  const [isTooEarly, setTooEarly] = useState(false);
  // A note that is being saved may be answered with other prices before the press ends.
  const seen = useRef<CheckoutReview | null>(null);
  const beginPress = () => void (seen.current = review);
  const { href } = useNavigation();
  const orders = consignmentsOf(review.groups, review.terms);
  const isBlocked = review.problems.some(blocksOrder);
  const hasFaultyTerms = refusal?.kind === 'terms' && faultyFieldId !== null;
  // The field may have been corrected before its answer came: nothing names it then, and the press has to have an answer nevertheless.
  const [named, setNamed] = useState(refusal);
  if (hasFaultyTerms && named !== refusal) setNamed(refusal);
  const isUnnamed = refusal?.kind === 'terms' && !hasFaultyTerms && named !== refusal;

  // The note that could not be saved is what the buyer has to look at.
  useEffect(() => {
    if (hasFaultyTerms) document.getElementById(faultyFieldId)?.focus();
  }, [hasFaultyTerms, faultyFieldId, refusal]);

  function press() {
    setTooEarly(inChange !== null);
    if (inChange === null) void place(seen.current ?? review);
    seen.current = null;
  }

  return (
    <Card as="aside" aria-label="Order total" css={sticky}>
      <Stack gap="md">
        <Heading level={2} size="md">Order total</Heading>
        <OrderTotals totals={review.totals} />
        {failure !== null && <PlaceOrderFailure failure={failure} />}
        {hasFaultyTerms && <Alert tone="error" isLive title="The order was not placed">One of its notes or dates could not be saved.</Alert>}
        {isUnnamed && <Alert tone="error" isLive title="The order was not placed">One of its notes or dates could not be saved as it was then. Check it, and place the order again.</Alert>}
        {refusal?.kind === 'changed' && review.problems.length === 0 && (
          <Alert tone="warning" isLive title="This order has changed">Nothing has been ordered. Check it, and place it again.</Alert>
        )}
        {isTooEarly && inChange !== null && <Alert tone="warning" isLive>Finish or cancel the change of “{inChange}” first.</Alert>}
        {review.approval !== undefined && <ApprovalNotice approval={review.approval} />}
        <Button look="primary" size="lg" isWhole isDisabled={isBlocked} isPending={isPending} pendingLabel={review.approval === undefined ? 'Placing the order' : 'Reading the rules of approval'} onPointerDown={beginPress} onKeyDown={beginPress} onClick={press}>
          {review.approval === undefined ? `Place ${orderCount(orders)} for ${formatMoney(review.totals.total)}` : `Ask to authorize ${formatMoney(review.totals.total)}`}
        </Button>
        {openBlock === null && review.problems.some(isStep) && <ButtonLink isWhole href={href('/checkout/checkout_controller')}>Go to the next step</ButtonLink>}
        <Text size="sm" tone="muted">
          {isBlocked ? 'To place the order, complete the steps named at the top of the page.' : `Each vendor receives one purchase order${orders.length > review.groups.length ? ' for each address' : ''}. Contractors bill when they ship.`}
        </Text>
      </Stack>
    </Card>
  );
}
