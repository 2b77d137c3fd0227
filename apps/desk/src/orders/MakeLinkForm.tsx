import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Moment } from '../parts/Moment.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

/** Makes a link, and shows it as long as the page is not left. */
export function MakeLinkForm({ number, onMade }: { number: string; onMade: () => void }) {
  const [days, setDays] = useState('90');
  const [made, setMade] = useState<DeskAnswer<'/order/make-link'> | null>(null);
  const { isPending, refusal, send } = useChange('/order/make-link');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'days')?.message;
  const submit = async (): Promise<void> => {
    const answer = await send({ number, days: Number(days) });
    setMade(answer);
    if (answer !== null) onMade();
  };
  return (
    <Stack gap="sm">
      {made !== null && (
        <Alert tone="warning" title="Copy the link now: it is not shown again">
          <p><Text isCode>{made.url}</Text></p>
          <p>Its ID is <Text isCode>{made.linkId}</Text>. It opens until <Moment at={made.expiresAt} />. Each person who has it can answer for the vendor: give it to the vendor alone.</p>
        </Alert>
      )}
      <DeskForm onSubmit={submit}>
        <TextField label="Days for which a new link opens" width="short" inputMode="numeric" maxLength={3} isRequired value={days} error={error} onChange={(event) => setDays(event.target.value)} />
        <Refused refusal={error === undefined ? refusal : null} />
        <Actions><Button type="submit" isPending={isPending}>Make a link</Button></Actions>
      </DeskForm>
    </Stack>
  );
}
