import type { CheckoutReview } from '@quartermaster/contracts';
import { Alert, Button, Text, VisuallyHidden } from '@quartermaster/ui';
import { blockId } from '../checkout-blocks.ts';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { AddressLines } from '../../orders/index.ts';
import { ShipToChoice } from './ShipToChoice.tsx';
import type { ShipToSteps } from './use-ship-to.ts';

/** Ship to: the chosen address, or the choice itself opened in place. */
export function ShipToBlock({ review, steps }: { review: CheckoutReview; steps: ShipToSteps }) {
  const { choice, isPending, failure, draft, send, cancel, keepDraft } = steps;
  useStepFocus(blockId.shipTo, choice?.responseName ?? null);
  return (
    <ReviewBlock
      id={blockId.shipTo}
      title="Ship to"
      action={choice === null && (
        <Button size="sm" icon="location" isPending={isPending} pendingLabel="Opening the address book" onClick={() => void send({})}>
          {review.shipTo === null ? 'Choose an address' : <span>Change<VisuallyHidden> the address</VisuallyHidden></span>}
        </Button>
      )}
    >
      {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
      {choice !== null && (
        <ShipToChoice answer={choice} isPending={isPending} draft={draft} onSend={send} onCancel={cancel} onKeepDraft={keepDraft} />
      )}
      {choice === null && (review.shipTo === null ? <Text tone="muted">No address chosen yet.</Text> : <AddressLines address={review.shipTo} />)}
    </ReviewBlock>
  );
}
