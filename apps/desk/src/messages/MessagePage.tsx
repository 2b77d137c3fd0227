import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Button, Card, DefinitionList, Heading, Stack, Text, TextArea } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Letter } from '../parts/Letter.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { WordsForm } from '../parts/WordsForm.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { MessageState } from './MessageState.tsx';

/** One message to the help desk: what it says, and what is written back. */
export function MessagePage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/message', { number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Message ${number}`} within={{ label: 'Messages', href: '/messages' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ message, letter, onChanged }: DeskAnswer<'/message'> & { onChanged: (what: string) => void }) {
  const may = useMay('/message/answer');
  const { number, state, store, about, sender, isSignedIn, text, answers, page, errorID, receivedAt, mailedAt, closedAt, note } = message;
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <MessageState state={state} /> }, { term: 'About', details: about }, { term: 'From', details: sender === '' ? 'No name' : sender },
            { term: 'Store', details: store }, { term: 'Came', details: <Moment at={receivedAt} /> },
            { term: 'Mailed to the desk', details: mailedAt === null ? 'No: the store has no address of a help desk, or the mail was away' : <Moment at={mailedAt} /> },
            ...(page === '' ? [] : [{ term: 'Page', details: page }]), ...(errorID === '' ? [] : [{ term: 'Error ID', details: errorID }]),
            ...(closedAt === null ? [] : [{ term: 'Closed', details: <><Moment at={closedAt} /> {note}</> }]),
          ]}
        />
      </Card>
      {!isSignedIn && sender !== '' && <Alert><p>The sender was not signed in: anyone can have typed this name and address.</p></Alert>}
      {answers.length > 0 && <Section title="Answers"><DefinitionList entries={answers.map(({ question, answer }) => ({ term: question, details: answer }))} /></Section>}
      {text !== '' && <Section title="Message"><Letter text={text} /></Section>}
      {letter !== null && <Section title={`What ${letter.by} wrote back`}><Letter text={letter.text} /></Section>}
      {state === 'open' && may && <Work message={message} onChanged={onChanged} />}
      {state === 'closed' && may && <Reopen number={number} onChanged={onChanged} />}
      {!may && <Text as="p" tone="muted">Your role may read messages. An order clerk answers them.</Text>}
    </Stack>
  );
}

function Work({ message: { number, email }, onChanged }: { message: DeskAnswer<'/message'>['message']; onChanged: (what: string) => void }) {
  return (
    <>
      {email !== null && (
        <Card as="section" look="raised" aria-labelledby="answer">
          <Stack gap="md">
            <Heading level={2} id="answer">Answer by mail</Heading>
            <WordsForm
              path="/message/answer" name="letter" request={{ number }} onDone={() => onChanged('The answer was handed to the mail, and the message is closed.')} button="Mail the answer and close" look="primary"
              field={(field) => <TextArea label="Answer" rows={8} maxLength={5000} hint={`It is mailed to ${email} as it is here.`} {...field} />}
            />
          </Stack>
        </Card>
      )}
      <Card as="section" look="roomy" aria-labelledby="close">
        <Stack gap="md">
          <Heading level={2} id="close">Close without a mail</Heading>
          {email === null && <Text as="p">The sender gave no address: no mail can go to them.</Text>}
          <WordsForm
            path="/message/close" name="note" request={{ number }} onDone={() => onChanged('The message is closed.')} button="Close"
            field={(field) => <TextArea label="Note" rows={3} maxLength={500} hint="How it was answered, or why it needs no answer." {...field} />}
          />
        </Stack>
      </Card>
    </>
  );
}

function Reopen({ number, onChanged }: { number: string; onChanged: (what: string) => void }) {
  const { isPending, refusal, send } = useChange('/message/reopen');
  const reopen = async (): Promise<void> => {
    if ((await send({ number })) !== null) onChanged('The message is open again.');
  };
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <div><Button isPending={isPending} onClick={() => void reopen()}>Open it again</Button></div>
    </Stack>
  );
}
