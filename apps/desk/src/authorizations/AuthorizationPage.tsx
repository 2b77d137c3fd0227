import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Letter } from '../parts/Letter.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { AuthorizationState } from './AuthorizationState.tsx';
import { TimeLineCard } from './TimeLineCard.tsx';

type Whole = DeskAnswer<'/authorization'>;

/** One authorization: what was asked for and authorized, what happened to it, and the form that revokes it. */
export function AuthorizationPage() {
  const { id = '' } = useParams();
  const asked = useAnswer('/authorization', { id });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={asked.answer === null ? 'Authorization' : `Authorization of ${asked.answer.authorization.memberName}`} within={{ label: 'Authorizations', href: '/authorizations' }}>
      <Done done={done} />
      <Answered {...asked}>
        {({ authorization, happenings }) => (
          <Stack gap="lg">
            <Facts {...authorization} />
            <Section title="What for"><Letter text={authorization.purpose} /></Section>
            <Revoke {...authorization} onDone={() => changed('The authorization was revoked. The member and the supervisor get a mail with the reason.')} />
            <TimeLineCard happenings={happenings} />
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

const Facts = ({ state, memberName, memberEmail, government, supervisorName, supervisorEmail, store, askedAt, answerBy, yearly, terms, reason }: Whole['authorization']) => (
  <Card look="roomy">
    <DefinitionList
      entries={[
        { term: 'State', details: <AuthorizationState state={state} /> },
        ...(reason === null ? [] : [{ term: 'Reason', details: reason }]),
        { term: 'Member', details: `${memberName}, ${memberEmail}` }, { term: 'Government', details: government }, { term: 'Supervisor', details: `${supervisorName}, ${supervisorEmail}` },
        { term: 'Asked', details: <><Moment at={askedAt} />, in the store {store}</> }, { term: 'Asked for', details: `${yearly} a year` },
        ...(state === 'requested' ? [{ term: 'Expires', details: <Moment at={answerBy} /> }] : []),
        ...(terms === null ? [] : [{ term: 'Limit', details: `${terms.limit} a year, with shipping and tax` }, { term: 'Year', details: terms.year }, { term: 'First and last day', details: `${terms.from} to ${terms.until}` }]),
        ...(terms === null || terms.use === null ? [] : [{ term: `Used in the year that ends ${terms.use.yearEnds}`, details: `${terms.use.used}; ${terms.use.left} is left` }]),
      ]}
    />
  </Card>
);

function Revoke({ id, state, onDone }: Pick<Whole['authorization'], 'id' | 'state'> & { onDone: () => void }) {
  const may = useMay('/authorization/revoke');
  if (!may || state !== 'authorized') return null;
  return (
    <Section title="Revoke it">
      <ReasonForm path="/authorization/revoke" request={{ id }} label="Reason" hint="The member and the supervisor read it. It is in the audit log." button="Revoke" look="danger" onDone={onDone}>
        <p>The member places no order by it from now on. Orders that are placed stay as they are. Only a supervisor can authorize the member anew.</p>
      </ReasonForm>
    </Section>
  );
}
