import type { ScreenProps } from '@quartermaster/core';
import { Badge, Card, Container, Stack } from '@quartermaster/ui';
import { useMemo } from 'react';
import { AnswerNotice, PageHeader } from '../shell/index.ts';
import { statusWords } from './authorization-words.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { RequestFacts } from './RequestFacts.tsx';

/** What became of a request, for its supervisor, who may revoke what is authorized. */
export default function SupervisorAnswered({ attributes, query }: Pick<ScreenProps<'/profile/supervisor_response', 'Answered'>, 'attributes' | 'query'>) {
  const { request, notice } = attributes;
  const { look, text } = statusWords[request.status];
  // One for each answer: a new one takes the focus.
  const said = useMemo(() => (notice === null ? null : ({ tone: 'info', text: notice } as const)), [notice]);
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Authorization of Orders" />
        <AnswerNotice notice={said} />
        <Card><Stack gap="sm"><div><Badge look={look}>{text}</Badge></div><RequestFacts request={request} /></Stack></Card>
        {request.status === 'authorized' && <ReasonForm answer="revoke" page={attributes} query={query} title="Revoke" button="Revoke the authorization">{`${request.memberName} can place no order from then on. Orders that are placed stay as they are.`}</ReasonForm>}
      </Stack>
    </Container>
  );
}
