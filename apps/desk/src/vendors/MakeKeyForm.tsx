import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { emptyUnlessChanged } from '../parts/empty-unless-changed.ts';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

/** Makes a key, and shows it this once. */
export function MakeKeyForm({ vendorId, onMade }: { vendorId: string; onMade: () => void }) {
  const [note, setNote] = useState('');
  const [made, setMade] = useState<DeskAnswer<'/vendor/make-key'> | null>(null);
  const { isPending, refusal, send } = useChange('/vendor/make-key');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'note')?.message;
  const submit = async (): Promise<void> => {
    const answer = await send({ vendorId, note });
    if (answer === null) return;
    setMade(answer);
    setNote(emptyUnlessChanged(note));
    onMade();
  };
  return (
    <DeskForm onSubmit={submit} gap="md">
      <TextField label="What the key is for" hint="Such as the name of the vendor’s program." width="medium" maxLength={200} value={note} error={error} onChange={(event) => setNote(event.target.value)} />
      <Refused refusal={error === undefined ? refusal : null} />
      {made !== null && (
        <Alert tone="success" isLive title={`The key ${made.keyId} was made`}>
          <p><Text isCode>{made.key}</Text></p>
          <p>It is shown this once: give it to the vendor alone. Who has it sees and answers all purchase orders of this vendor.</p>
        </Alert>
      )}
      <Actions><Button type="submit" isPending={isPending}>Make a key</Button></Actions>
    </DeskForm>
  );
}
