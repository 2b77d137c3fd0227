import type { AttributesOf, CheckoutReview, RequestOf } from '@quartermaster/contracts';
import { Alert, Button, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { blockId } from '../checkout-blocks.ts';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentLine } from './PaymentLine.tsx';

type Choice = AttributesOf<'/checkout/select_payment', 'SelectPayment'>;

/** Pay by: the chosen payment, or the choice itself opened in place. */
export function PaymentBlock({ review }: { review: CheckoutReview }) {
  const { ask, isPending, problem } = useCheckoutCall();
  const [choice, setChoice] = useState<Choice | null>(null);

  async function send(request: RequestOf<'/checkout/select_payment'>) {
    const answer = await ask('/checkout/select_payment', request);
    if (answer !== null) setChoice(answer.responseName === 'SelectPayment' ? answer.attributes : null);
  }

  return (
    <ReviewBlock
      id={blockId.payment}
      title="Pay by"
      action={choice === null && (
        <Button size="sm" icon="card" isPending={isPending} pendingLabel="Opening the payment methods" onClick={() => void send({})}>
          {review.payment === null ? 'Choose a payment method' : 'Change'}
        </Button>
      )}
    >
      {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
      {choice !== null && <PaymentChoice attributes={choice} isPending={isPending} onSend={(request) => void send(request)} onCancel={() => setChoice(null)} />}
      {choice === null && (review.payment === null ? <Text tone="muted">No payment method chosen yet.</Text> : <PaymentLine payment={review.payment} />)}
    </ReviewBlock>
  );
}
