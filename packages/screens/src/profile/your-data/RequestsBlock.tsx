import type { AttributesOf } from '@quartermaster/contracts';
import { Badge, Card, DefinitionList, Heading, Inline, Stack } from '@quartermaster/ui';

type Requests = AttributesOf<'/profile/your_data', 'Success'>['requests'];

const stateWords = {
  open: { look: 'attention', text: 'With the operators' }, granted: { look: 'success', text: 'Done' }, declined: { look: 'neutral', text: 'Refused' }, withdrawn: { look: 'neutral', text: 'Taken back' },
} as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** What the buyer has asked the operators for, and what became of it. */
export const RequestsBlock = ({ requests }: { requests: Requests }) => (
  <Card as="section" aria-labelledby="requests">
    <Stack gap="md">
      <Heading level={2} size="md" id="requests">Your requests</Heading>
      <Stack gap="md" as="ul">
        {requests.map(({ number, kind, agency, askedAt, state, reason }) => (
          <li key={number}>
            <Stack gap="xs">
              <Inline justify="between" align="center"><Heading level={3} size="sm">{kind === 'agency' ? `Another agency: ${agency}` : 'Close the account'}</Heading><Badge look={stateWords[state].look}>{stateWords[state].text}</Badge></Inline>
              <DefinitionList entries={[{ term: 'Number', details: number }, { term: 'Asked', details: day.format(new Date(askedAt)) }, ...(reason === '' ? [] : [{ term: 'Reason', details: reason }])]} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  </Card>
);
