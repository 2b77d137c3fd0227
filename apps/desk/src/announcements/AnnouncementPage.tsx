import { Actions, Button, Card, Link, Select, TextArea } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { emptyUnlessChanged } from '../parts/empty-unless-changed.ts';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useChange } from '../wire/use-change.ts';

const types = [{ value: 'info', label: 'Information' }, { value: 'success', label: 'Good news' }, { value: 'warning', label: 'Warning' }, { value: 'error', label: 'Error' }] as const;
const durations = [{ value: '0', label: 'Until it is dismissed' }, { value: '30', label: '30 seconds' }, { value: '300', label: '5 minutes' }, { value: '3600', label: 'An hour' }];

/** A word to everybody who is connected. */
export function AnnouncementPage() {
  const may = useMay('/announce');
  return (
    <Room title="Announcements">
      <p>An announcement is shown at once in all browsers that are connected, in every store. It is not kept for those who come later. <Link href="/audit?q=announcement.sent">The audit log</Link> has those that were sent.</p>
      {may ? <AnnounceForm /> : <p>Your role sends no announcements.</p>}
    </Room>
  );
}

function AnnounceForm() {
  const [text, setText] = useState('');
  const [type, setType] = useState<(typeof types)[number]['value']>('info');
  const [seconds, setSeconds] = useState('0');
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const { isPending, refusal, send } = useChange('/announce');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'text')?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ text, type, seconds: Number(seconds) })) === null) return;
    setDone({ text: `It was sent to all browsers that are connected: ${text}` });
    setText(emptyUnlessChanged(text));
  };
  return (
    <Card as="section" look="raised" aria-label="New announcement">
      <DeskForm onSubmit={submit} gap="md">
        <TextArea label="Text" hint="Plain text, such as “Closed from 6 p.m. today”." isRequired maxLength={1000} value={text} error={error} onChange={(event) => setText(event.target.value)} />
        <Select label="Look" width="medium" value={type} options={types} onChange={(event) => setType(types.find(({ value }) => value === event.target.value)?.value ?? 'info')} />
        <Select label="It is shown" width="medium" value={seconds} options={durations} onChange={(event) => setSeconds(event.target.value)} />
        <Done done={done} />
        <Refused refusal={error === undefined ? refusal : null} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>Announce</Button></Actions>
      </DeskForm>
    </Card>
  );
}
