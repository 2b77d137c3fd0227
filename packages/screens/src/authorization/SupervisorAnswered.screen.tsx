import type { ScreenProps } from '@quartermaster/core';
import { Alert, Badge, Card, Container, Stack } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import { PageHeader } from '../shell/index.ts';
import { statusWords } from './authorization-words.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { RequestFacts } from './RequestFacts.tsx';

/** What became of a request, for its supervisor, who may revoke what is authorized. */
export default function SupervisorAnswered({ attributes, query }: Pick<ScreenProps<'/profile/supervisor_response', 'Answered'>, 'attributes' | 'query'>) {
  const { request, notice } = attributes;
  const { look, text } = statusWords[request.status];
  const place = useRef<HTMLDivElement>(null);
  // The form that was sent may be gone.
  useEffect(() => {
    if (notice !== null) place.current?.focus();
  }, [notice]);
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Authorization of Orders" />
        {notice !== null && <div ref={place} tabIndex={-1}><Alert tone="info" isLive>{notice}</Alert></div>}
        <Card><Stack gap="sm"><div><Badge look={look}>{text}</Badge></div><RequestFacts request={request} /></Stack></Card>
        {request.status === 'authorized' && <ReasonForm answer="revoke" page={attributes} query={query} title="Revoke" button="Revoke the authorization">{`${request.memberName} can place no order from then on. Orders that are placed stay as they are.`}</ReasonForm>}
      </Stack>
    </Container>
  );
}
