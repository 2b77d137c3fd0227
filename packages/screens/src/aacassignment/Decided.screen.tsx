import type { ScreenProps } from '@quartermaster/core';
import { Alert, Card, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';
import { dayInWords } from './aac-days.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { Refusal } from './Refusal.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { useNoticeFocus } from './use-notice-focus.ts';

type Attributes = ScreenProps<'/aacassignment/aac_approval', 'Approved'>['attributes'];

const words: Readonly<Record<Attributes['status'], readonly [tone: 'success' | 'info', title: string]>> = {
  approved: ['success', 'The password is approved'], rejected: ['info', 'The request is rejected'], revoked: ['info', 'The password is taken back'],
};

/** What a supervisor has decided; a password that is approved can be taken back. */
export default function Decided({ attributes, query }: { attributes: Attributes; query: URLSearchParams }) {
  const { request, status, reason, until, errors } = attributes;
  const [tone, title] = words[status];
  const place = useNoticeFocus();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="AAC Password" />
        <Refusal errors={errors} />
        <div ref={place} tabIndex={-1}>
          <Alert tone={tone} title={title}>
            {status === 'approved' && until !== null ? `${request.buyerName} uses the activity ${request.aac} with it until ${dayInWords(until)}. ` : ''}{request.buyerName} gets a mail that says so.
          </Alert>
        </div>
        <Card><Stack gap="sm"><RequestFacts request={request} />{reason !== null && <Text as="p">Reason: {reason}</Text>}</Stack></Card>
        {status === 'approved' && until !== null && <ReasonForm decision="revoke" page={attributes} reason="" query={query} title="Take back" button="Take the password back">{`${request.buyerName} cannot use the activity from then on. Orders that are placed stay as they are.`}</ReasonForm>}
      </Stack>
    </Container>
  );
}
