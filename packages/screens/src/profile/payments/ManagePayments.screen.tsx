import type { Payment } from '@quartermaster/contracts';
import type { ScreenProps } from '@quartermaster/core';
import { CallFailure, concernsPage, useAlerts, useCall, useConfirm, useNavigation, useShowAnswer } from '@quartermaster/core';
import { Alert, Button, Card, Container, EmptyState, Inline, Stack, Text, VisuallyHidden } from '@quartermaster/ui';
import { useRef, useState } from 'react';
import { PaymentLine, paymentTitle } from '../../orders/index.ts';
import { escapeHtml, PageHeader } from '../../shell/index.ts';

/** The ways to pay that are kept for the buyer. New ones are entered at checkout, where they are used. */
export default function ManagePayments({ attributes: { payments, problem } }: ScreenProps<'/profile/manage_payments', 'Success'>) {
  const { href } = useNavigation();
  const alerts = useAlerts();
  const call = useCall();
  const confirm = useConfirm();
  const showAnswer = useShowAnswer();
  const list = useRef<HTMLDivElement>(null);
  const [isPending, setPending] = useState(false);

  async function remove(payment: Payment): Promise<void> {
    const title = paymentTitle(payment);
    const isSure = await confirm({
      title: `Remove the ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
      body: 'It is not offered at checkout any more. Orders that were placed with it stay as they are.',
      confirmLabel: 'Remove it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    setPending(true);
    try {
      const answer = await call('/profile/remove_payment', { paymentId: payment.paymentId }, { spinner: false });
      showAnswer('/profile/manage_payments', answer);
      // The button that was pressed is gone.
      list.current?.focus();
      if (answer.attributes.problem === null) alerts.show({ type: 'success', msg: escapeHtml(`${title} is removed.`) });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Nothing was removed. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Ways to Pay" trail={[{ label: 'Profile', href: href('/profile/update_profile') }]}>
          <Text as="p" tone="muted">Those that you have used. You enter a new one at checkout; of a card only its last four digits are kept.</Text>
        </PageHeader>
        {problem !== null && <Alert tone="warning" title="Nothing was removed" isLive>{problem}</Alert>}
        {/* Focused after a change, and by nothing else. */}
        <div ref={list} tabIndex={-1} role="group" aria-label="Ways to pay">
          {payments.length === 0 ? (
            <EmptyState icon="document" title="No way to pay is kept">What you pay with at checkout appears here.</EmptyState>
          ) : (
            <Stack gap="sm" as="ul">
              {payments.map((payment) => (
                <Card as="li" key={payment.paymentId}>
                  <Inline justify="between" align="center">
                    <PaymentLine payment={payment} />
                    <Button size="sm" look="plain" isPending={isPending} pendingLabel="Removing" onClick={() => void remove(payment)}><span>Remove<VisuallyHidden> {paymentTitle(payment)}</VisuallyHidden></span></Button>
                  </Inline>
                </Card>
              ))}
            </Stack>
          )}
        </div>
      </Stack>
    </Container>
  );
}
