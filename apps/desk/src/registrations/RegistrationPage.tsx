import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Button, Card, DefinitionList, Heading, Stack, Text } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Letter } from '../parts/Letter.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { AccountOfRequest } from './AccountOfRequest.tsx';
import { DecideForm } from './DecideForm.tsx';
import { RegistrationState } from './RegistrationState.tsx';

/** One request for an account: who asks, and what is decided. */
export function RegistrationPage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/registration', { number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Request ${number}`} within={{ label: 'Account requests', href: '/registrations' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ request, letter, keeping, account, agencyCode, proposed, onChanged }: DeskAnswer<'/registration'> & { onChanged: (what: string) => void }) {
  const may = useMay('/registration/decide');
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <RegistrationState state={request.state} /> },
            { term: 'Name', details: request.name }, { term: 'E-mail', details: request.email },
            { term: 'Address proved', details: request.emailProvedAt === null ? 'No: the request is older than codes' : <>By a mailed code, <Moment at={request.emailProvedAt} /></> }, { term: 'Phone', details: request.phone },
            { term: request.government === null ? 'Agency' : 'Government', details: request.agency },
            ...(request.bureau === '' ? [] : [{ term: 'Bureau', details: request.bureau }]),
            ...(request.government === null ? [] : [{ term: 'Kind and state', details: `${request.government.kind}, ${request.government.state}` }]), { term: 'Store', details: request.store }, { term: 'Asked', details: <Moment at={request.askedAt} /> },
            ...(request.decidedAt === null ? [] : [{ term: 'Decided', details: <><Moment at={request.decidedAt} /> by {request.decidedBy}</> }]),
          ]}
        />
      </Card>
      {request.state === 'open' && <Alert><p>{request.emailProvedAt === null ? 'Anyone can have typed this.' : 'The address is theirs; the rest anyone can have typed.'} Check who asks before you accept.</p></Alert>}
      {request.state === 'open' && may && <DecideForm number={request.number} makesAccount={keeping !== 'elsewhere'} agencyCode={agencyCode} proposed={proposed} onDecided={(decision) => onChanged(`The request was ${decision}.`)} />}
      {request.state === 'open' && !may && <Text as="p" tone="muted">Your role may read requests. An order clerk decides about them.</Text>}
      {request.state === 'accepted' && <AccountOfRequest keeping={keeping} account={account} />}
      {letter !== null && <SentLetter number={request.number} isWithLink={request.state === 'accepted' && keeping !== 'elsewhere'} {...letter} onMailed={() => onChanged('The letter was handed to the mail.')} />}
    </Stack>
  );
}

function SentLetter({ number, isWithLink, text, mailedAt, onMailed }: { number: string; isWithLink: boolean; text: string; mailedAt: string | null; onMailed: () => void }) {
  const may = useMay('/registration/mail-letter');
  const { isPending, refusal, send } = useChange('/registration/mail-letter');
  const mail = async (): Promise<void> => {
    if ((await send({ number })) !== null) onMailed();
  };
  return (
    <Card as="section" look="roomy" aria-labelledby="letter">
      <Stack gap="sm">
        <Heading level={2} id="letter">The letter</Heading>
        {mailedAt === null
          ? <Alert tone="warning"><p>{isWithLink ? 'The account could not be made, or the letter not be handed to the mail. Both are done when you mail it.' : 'The letter could not be handed to the mail. It is kept here until it is mailed.'}</p></Alert>
          : <Text as="p" tone="muted">Handed to the mail <Moment at={mailedAt} /></Text>}
        <Letter text={text} />
        {isWithLink && <Text as="p" tone="muted">How the person signs in was at its end, with a link for them alone. Mailed again, it has a new link; that of before opens nothing any more.</Text>}
        <Refused refusal={refusal} />
        {(mailedAt === null || isWithLink) && may && <div><Button isPending={isPending} onClick={() => void mail()}>{mailedAt === null ? 'Mail the letter' : 'Mail it again with a new link'}</Button></div>}
      </Stack>
    </Card>
  );
}
