import type { ScreenProps } from '@quartermaster/core';
import { Actions, Button, Card, Container, Heading, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { dayOf } from './aac-days.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { Refusal } from './Refusal.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { useAacCall } from './use-aac-call.ts';

/** A supervisor, who has no account, approves a password or rejects it (specification, sections 2 and 6). */
export default function Approval({ attributes, query }: Pick<ScreenProps<'/aacassignment/aac_approval', 'Initial'>, 'attributes' | 'query'>) {
  const { request, reason, errors } = attributes;
  const { send, isPending } = useAacCall('/aacassignment/aac_approval_submit');
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Approve an AAC Password">
          <Text as="p" tone="muted">You are listed as a supervisor of this activity. Nothing is decided until you press a button here; you can answer until {dayOf(request.answerBy)}.</Text>
        </PageHeader>
        <Refusal errors={errors} />
        <Card><RequestFacts request={request} /></Card>
        <Card as="section" aria-label="Approve">
          <Stack gap="sm">
            <Heading level={2} size="md">Approve</Heading>
            <Text as="p">From then on {request.buyerName} uses the activity with the password that they have chosen, for a year. You can take it back by this link.</Text>
            <Actions><Button look="primary" isPending={isPending} pendingLabel="Sending your answer" onClick={() => void send({ key: query.get('key') ?? '', decision: 'approve' })}>Approve the password</Button></Actions>
          </Stack>
        </Card>
        <ReasonForm decision="reject" page={attributes} reason={reason} query={query} title="Reject" button="Reject the request">If you do not know this person, or they should not order with this activity, reject the request and say why.</ReasonForm>
      </Stack>
    </Container>
  );
}
