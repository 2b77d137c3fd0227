import { Actions, Alert, Button, Card, DefinitionList, Stack, Text } from '@quartermaster/ui';
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
import { MailState } from './MailState.tsx';

const within = { label: 'Mail', href: '/mails' };

const whyWithheld = {
  sent: 'The mail was sent. Its text is in the mailbox of its recipient alone.',
  secret: 'The mail holds a code, which is for its recipient alone.',
  over: 'The mail is of no use any more, and its text was taken away.',
} as const;

/** One mail. */
export function MailPage() {
  const may = useMay('/mail');
  if (may) return <ReadableMail />;
  return <Room title="Mail" within={within}><Text as="p" tone="muted">Your role may see that a mail was written, and not what is in it.</Text></Room>;
}

function ReadableMail() {
  const { id = '' } = useParams();
  const asked = useAnswer('/mail', { id });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={asked.answer?.mail.subject ?? 'Mail'} within={within}>
      <Done done={done} />
      <Answered {...asked}>
        {({ mail, text, textWithheld }) => (
          <Stack gap="lg">
            <Card look="roomy">
              <DefinitionList
                entries={[
                  { term: 'State', details: <MailState state={mail.state} /> }, { term: 'To', details: mail.recipient }, { term: 'Purpose', details: mail.kind },
                  { term: 'Written', details: <Moment at={mail.writtenAt} /> },
                  ...(mail.sentAt === null ? [] : [{ term: 'Sent', details: <Moment at={mail.sentAt} /> }]),
                  ...(mail.lastError === null ? [] : [{ term: 'Last failure', details: mail.lastError }]),
                ]}
              />
            </Card>
            {text !== null && <Letter text={text} />}
            {mail.state === 'dead' && <ResendButton id={id} onSent={() => changed('It waits to be sent again.')} />}
            {textWithheld !== null && <Alert><p>{whyWithheld[textWithheld]}</p></Alert>}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

function ResendButton({ id, onSent }: { id: string; onSent: () => void }) {
  const may = useMay('/mail/resend');
  const { isPending, refusal, send } = useChange('/mail/resend');
  const press = async (): Promise<void> => {
    if ((await send({ id })) !== null) onSent();
  };
  if (!may) return null;
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <Actions><Button look="primary" isPending={isPending} onClick={() => void press()}>Send again</Button></Actions>
    </Stack>
  );
}
