import type { RequestOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, Stack } from '@quartermaster/ui';
import { useState } from 'react';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { isShipToAnswer, type ShipToAnswer } from './ship-to-answer.ts';
import { ShipToChoice } from './ShipToChoice.tsx';

type ShipToAttributes = Pick<ShipToAnswer, 'responseName' | 'attributes'>;

/** The choice of a destination as a page of its own: for addresses that were typed or bookmarked. */
export function ShipToPage({ title, first }: { title: string; first: ShipToAttributes }) {
  const { open, href } = useNavigation();
  const { ask, isPending, problem } = useCheckoutCall();
  const [answer, setAnswer] = useState<ShipToAttributes>(first);

  async function send(request: RequestOf<'/checkout/select_shipping'>) {
    const next = await ask('/checkout/select_shipping', request);
    if (next !== null && isShipToAnswer(next)) setAnswer(next);
  }

  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
        <Card>
          <ShipToChoice answer={answer as ShipToAnswer} isPending={isPending} onSend={(request) => void send(request)} onCancel={() => open('/checkout/checkout_review')} />
        </Card>
      </Stack>
    </Container>
  );
}
