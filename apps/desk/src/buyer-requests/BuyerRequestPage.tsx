import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { AgencyCard } from './AgencyCard.tsx';
import { BuyerRequestState, kindWords } from './BuyerRequestState.tsx';
import { ClosureCard } from './ClosureCard.tsx';
import { RefuseForm } from './RefuseForm.tsx';

/** One request of a buyer, and the forms that decide it. */
export function BuyerRequestPage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/buyer-request', { number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Request ${number}`} within={{ label: 'Buyer requests', href: '/buyer-requests' }}>
      <Done done={done} />
      <Answered {...asked}>
        {({ request, agency, closure }) => (
          <Stack gap="lg">
            <Facts {...request} />
            {agency !== null && <AgencyCard request={request} agency={agency} onDone={changed} />}
            {closure !== null && <ClosureCard request={request} closure={closure} onDone={changed} />}
            {request.state === 'open' && <RefuseForm number={request.number} hasAddress={request.email !== null} onDone={changed} />}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

const Facts = ({ kind, state, name, email, store, askedAt, decidedAt, decidedBy, reason }: DeskAnswer<'/buyer-request'>['request']) => (
  <Card look="roomy">
    <DefinitionList
      entries={[
        { term: 'State', details: <BuyerRequestState state={state} /> }, { term: 'Asks for', details: kindWords[kind] },
        { term: 'Name', details: name === '' ? 'Not given' : name }, { term: 'E-mail', details: email ?? 'None is kept' }, { term: 'Store', details: store }, { term: 'Asked', details: <Moment at={askedAt} /> },
        ...(decidedAt === null ? [] : [{ term: state === 'withdrawn' ? 'Taken back' : 'Decided', details: <><Moment at={decidedAt} />{decidedBy === null ? ' by the buyer' : ` by ${decidedBy}`}</> }]),
        ...(reason === '' ? [] : [{ term: 'Reason', details: reason }]),
      ]}
    />
  </Card>
);
