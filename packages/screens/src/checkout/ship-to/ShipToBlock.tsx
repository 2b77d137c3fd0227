import type { CheckoutReview, RequestOf } from '@quartermaster/contracts';
import { Alert, Button, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { blockId } from '../checkout-blocks.ts';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { AddressLines } from './AddressLines.tsx';
import { isShipToAnswer, type ShipToAnswer } from './ship-to-answer.ts';
import { ShipToChoice } from './ShipToChoice.tsx';

/** Ship to: the chosen address, or the choice itself opened in place. */
export function ShipToBlock({ review }: { review: CheckoutReview }) {
  const { ask, isPending, problem } = useCheckoutCall();
  const [choice, setChoice] = useState<ShipToAnswer | null>(null);

  async function send(request: RequestOf<'/checkout/select_shipping'>) {
    const answer = await ask('/checkout/select_shipping', request);
    if (answer !== null) setChoice(isShipToAnswer(answer) ? answer : null);
  }

  return (
    <ReviewBlock
      id={blockId.shipTo}
      title="Ship to"
      action={choice === null && (
        <Button size="sm" icon="location" isPending={isPending} pendingLabel="Opening the address book" onClick={() => void send({})}>
          {review.shipTo === null ? 'Choose an address' : 'Change'}
        </Button>
      )}
    >
      {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
      {choice !== null && <ShipToChoice answer={choice} isPending={isPending} onSend={(request) => void send(request)} onCancel={() => setChoice(null)} />}
      {choice === null && (review.shipTo === null ? <Text tone="muted">No address chosen yet.</Text> : <AddressLines address={review.shipTo} />)}
    </ReviewBlock>
  );
}
