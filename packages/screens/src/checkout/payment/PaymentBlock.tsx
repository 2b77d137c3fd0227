import type { CheckoutReview } from '@quartermaster/contracts';
import { Alert, Button, Text, VisuallyHidden } from '@quartermaster/ui';
import { blockId } from '../checkout-blocks.ts';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { PaymentLine } from '../../orders/index.ts';
import type { PaymentSteps } from './use-payment.ts';

/** Pay by: the chosen payment, or the choice itself opened in place. */
export function PaymentBlock({ review, steps }: { review: CheckoutReview; steps: PaymentSteps }) {
  const { choice, isPending, failure, send, cancel } = steps;
  useStepFocus(blockId.payment, choice === null ? null : 'SelectPayment');
  return (
    <ReviewBlock
      id={blockId.payment}
      title="Pay by"
      action={choice === null && (
        <Button size="sm" icon="card" isPending={isPending} pendingLabel="Opening the payment methods" onClick={() => void send({})}>
          {review.payment === null ? 'Choose a payment method' : <span>Change<VisuallyHidden> the payment method</VisuallyHidden></span>}
        </Button>
      )}
    >
      {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
      {choice !== null && <PaymentChoice attributes={choice} isPending={isPending} onSend={send} onCancel={cancel} />}
      {choice === null && (review.payment === null ? <Text tone="muted">No payment method chosen yet.</Text> : <PaymentLine payment={review.payment} />)}
    </ReviewBlock>
  );
}
