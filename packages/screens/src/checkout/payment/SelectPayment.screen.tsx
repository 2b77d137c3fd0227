import type { RequestOf } from '@quartermaster/contracts';
import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, Stack } from '@quartermaster/ui';
import { useState } from 'react';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { PaymentChoice } from './PaymentChoice.tsx';

/** Select Payment Method as a page of its own (specification, section 2, Checkout). */
export default function SelectPayment({ attributes }: ScreenProps<'/checkout/select_payment', 'SelectPayment'>) {
  const { open, href } = useNavigation();
  const { ask, isPending, problem } = useCheckoutCall();
  const [choice, setChoice] = useState(attributes);

  async function send(request: RequestOf<'/checkout/select_payment'>) {
    const answer = await ask('/checkout/select_payment', request);
    if (answer?.responseName === 'SelectPayment') setChoice(answer.attributes);
  }

  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Select Payment Method" trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {problem !== null && <Alert tone="error" isLive>{problem}</Alert>}
        <Card>
          <PaymentChoice attributes={choice} isPending={isPending} onSend={(request) => void send(request)} onCancel={() => open('/checkout/checkout_review')} />
        </Card>
      </Stack>
    </Container>
  );
}
