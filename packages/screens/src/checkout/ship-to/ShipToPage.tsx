import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { useStepFocus } from '../use-step-focus.ts';
import type { ShipToAnswer } from './ship-to-answer.ts';
import { ShipToChoice } from './ShipToChoice.tsx';
import { useShipTo } from './use-ship-to.ts';

type ShipToAttributes = Pick<ShipToAnswer, 'responseName' | 'attributes'>;

/** The choice of a destination as a page of its own: for addresses that were typed or bookmarked. */
export function ShipToPage({ title, first }: { title: string; first: ShipToAttributes }) {
  const { open, href } = useNavigation();
  const { choice, isPending, failure, draft, send, keepDraft } = useShipTo(true);
  const answer = choice ?? (first as ShipToAnswer);
  useStepFocus('ship-to-step', answer.responseName);
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Card id="ship-to-step" tabIndex={-1}>
          <ShipToChoice
            answer={answer}
            isPending={isPending}
            draft={draft}
            onSend={send}
            onCancel={() => open('/checkout/checkout_review')}
            onKeepDraft={keepDraft}
          />
        </Card>
      </Stack>
    </Container>
  );
}
