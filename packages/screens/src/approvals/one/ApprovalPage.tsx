import type { Approval } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Badge, ButtonLink, Card, Container, Inline, Stack, Text } from '@quartermaster/ui';
import { EventTimeLine } from '../../orders/index.ts';
import { AnswerNotice, PageHeader } from '../../shell/index.ts';
import { leadOf, statusWords } from '../approval-words.ts';
import { CartContent } from '../CartContent.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { AuthorizeCard } from './AuthorizeCard.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ReturnForm } from './ReturnForm.tsx';

export interface ApprovalPageProps {
  title: string;
  approval: Approval;
}

/** One cart under funds control, or above a limit of the store, for its buyer and its approvers. */
export function ApprovalPage({ title, approval }: ApprovalPageProps) {
  const { href } = useNavigation();
  const { status, notice, problems, cart, may, orderNumber, reason } = approval;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Funds Control', href: href('/cart/afc_queue') }]}>
          <Stack gap="xs"><Inline><Badge look={statusWords[status].look}>{statusWords[status].text}</Badge></Inline><Text as="p" tone="muted">{leadOf(approval)}</Text></Stack>
        </PageHeader>
        <AnswerNotice notice={notice} />
        {status === 'returned' && reason !== null && <Alert tone="warning" title="Why it was returned">{reason}</Alert>}
        {problems.length > 0 && <Alert tone="warning" title="What has changed, or keeps it from being ordered"><ul>{problems.map(({ code, cartKey, message }) => <li key={`${code} ${cartKey ?? message}`}>{message}</li>)}</ul></Alert>}
        <Card><ApprovalFacts approval={approval} /></Card>
        {(may.authorize || may.change) && <AuthorizeCard approval={approval} />}
        {approval.as === 'buyer' && status !== 'ordered' && <OwnActions approval={approval} />}
        {orderNumber !== null && approval.as === 'buyer' && <Actions><ButtonLink look="primary" href={href('/orderhistory/order_details', { orderNumber })}>Go to the order</ButtonLink></Actions>}
        {cart !== null && <CartContent {...cart} />}
        {may.giveBack && <ReturnForm approval={approval} />}
        <EventTimeLine events={approval.events} />
      </Stack>
    </Container>
  );
}
