import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Alert, Card, Container, Stack } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { usePayment } from './use-payment.ts';

/** Select Payment Method as a page of its own (specification, section 2, Checkout). */
export default function SelectPayment({ attributes }: ScreenProps<'/checkout/select_payment', 'SelectPayment'>) {
  const { open, href } = useNavigation();
  const { choice, isPending, failure, send } = usePayment(true);
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Select Payment Method" trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Card>
          <PaymentChoice attributes={choice ?? attributes} isPending={isPending} onSend={send} onCancel={() => open('/checkout/checkout_review')} />
        </Card>
      </Stack>
    </Container>
  );
}
