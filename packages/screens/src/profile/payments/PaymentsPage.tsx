import { useNavigation } from '@quartermaster/core';
import { Alert, Container, EmptyState, Stack, Text } from '@quartermaster/ui';
import { useRef } from 'react';
import { PageHeader } from '../../shell/index.ts';
import { KeptPayment } from './KeptPayment.tsx';
import { NewActivity } from './NewActivity.tsx';
import { NewCard } from './NewCard.tsx';
import { usePayments, type KeptPayments } from './use-payments.ts';

export interface PaymentsPageProps {
  attributes: KeptPayments;
  /** A state or local government has no activities: without a confirmed agency its members are not told of them. */
  isFederal: boolean;
}

/** The ways to pay that are kept for the buyer, and new ones. */
export function PaymentsPage({ attributes, isFederal }: PaymentsPageProps) {
  const { href } = useNavigation();
  const list = useRef<HTMLDivElement>(null);
  const changes = usePayments(attributes, isFederal);
  const { payments, defaultPaymentId, problem } = changes.shown;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Ways to Pay" trail={[{ label: 'Profile', href: href(isFederal ? '/profile/update_profile' : '/profile/stateUpdateProfile') }]}>
          <Text as="p" tone="muted">They are offered at checkout, the default one first.</Text>
        </PageHeader>
        {problem !== null && <Alert tone="warning" title="Nothing was changed" isLive>{problem}</Alert>}
        {/* Focused after a change, and by nothing else. */}
        <div ref={list} tabIndex={-1} role="group" aria-label="Ways to pay">
          {payments.length === 0 ? (
            <EmptyState icon="card" title="No way to pay is kept">Add one here, or enter it at checkout.</EmptyState>
          ) : (
            <Stack gap="sm" as="ul">
              {payments.map((payment) => (
                <KeptPayment key={payment.paymentId} payment={payment} isDefault={payment.paymentId === defaultPaymentId} changes={changes} onRemoved={() => list.current?.focus()} />
              ))}
            </Stack>
          )}
        </div>
        <NewCard changes={changes} />
        {(isFederal || changes.shown.billable.hasAgency) && <NewActivity changes={changes} />}
      </Stack>
    </Container>
  );
}
