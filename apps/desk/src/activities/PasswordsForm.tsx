import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, Heading, Select, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';
import { isPasswordUse, passwordWords } from './password-words.ts';

const uses = Object.entries(passwordWords).map(([value, label]) => ({ value, label }));

/** For what an activity asks for AAC passwords, and who approves them. */
export function PasswordsForm({ activity, onChanged }: { activity: DeskAnswer<'/activity'>['activity']; onChanged: () => void }) {
  const [passwordFor, setPasswordFor] = useState(activity.passwordFor);
  const [supervisors, setSupervisors] = useState(activity.supervisors.join('\n'));
  const [reason, setReason] = useState('');
  const { isPending, refusal, send } = useChange('/activity/set-passwords');
  const errorOf = (name: string): string | undefined => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const isShownAtField = ['passwordFor', 'supervisors', 'reason'].some((name) => errorOf(name) !== undefined);
  const submit = async (): Promise<void> => {
    if ((await send({ aac: activity.aac, passwordFor, supervisors, reason })) !== null) onChanged();
  };
  return (
    <Card as="section" look="raised" aria-labelledby="passwords">
      <DeskForm onSubmit={submit} gap="md">
        <Heading level={2} id="passwords">AAC passwords</Heading>
        <p>A buyer requests a password of their own for this activity, and one of its supervisors approves it by a link. From then on the buyer types it where the activity is used.</p>
        <Select label="Asked for" value={passwordFor} options={uses} error={errorOf('passwordFor')} onChange={(event) => setPasswordFor(isPasswordUse(event.target.value) ? event.target.value : 'none')} />
        <TextArea label="Supervisors" hint="E-mail addresses of those who may approve, one a line. Buyers are not told them." rows={4} maxLength={2000} value={supervisors} error={errorOf('supervisors')} onChange={(event) => setSupervisors(event.target.value)} />
        <TextField label="Reason" hint="It is in the audit log." width="medium" maxLength={500} value={reason} error={errorOf('reason')} onChange={(event) => setReason(event.target.value)} />
        <Refused refusal={isShownAtField ? null : refusal} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>Save</Button></Actions>
      </DeskForm>
    </Card>
  );
}
