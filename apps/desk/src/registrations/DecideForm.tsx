import { Actions, Button, Card, Heading, RadioGroup, TextArea } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

type Decision = 'accepted' | 'declined';

const choices = [{ value: 'accepted', label: 'Accept' }, { value: 'declined', label: 'Decline' }];

/** The decision about a request, and the letter that tells it. */
export function DecideForm({ number, proposed, onDecided }: { number: string; proposed: Readonly<Record<Decision, string>>; onDecided: (decision: Decision) => void }) {
  const [decision, setDecision] = useState<Decision>('accepted');
  const [letters, setLetters] = useState(proposed);
  const { isPending, refusal, send } = useChange('/registration/decide');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'letter')?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ number, decision, letter: letters[decision] })) !== null) onDecided(decision);
  };
  return (
    <Card as="section" look="raised" aria-labelledby="decide">
      <DeskForm onSubmit={submit} gap="md">
        <Heading level={2} id="decide">Decide</Heading>
        <RadioGroup legend="Decision" choices={choices} value={decision} onChange={(value) => setDecision(value === 'declined' ? 'declined' : 'accepted')} />
        <TextArea
          label="Letter to the person" hint="It is mailed to the address of the request, as it is here." rows={12} maxLength={5000} value={letters[decision]} error={error}
          onChange={(event) => setLetters({ ...letters, [decision]: event.target.value })}
        />
        <Refused refusal={error === undefined ? refusal : null} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>{decision === 'accepted' ? 'Accept and mail the letter' : 'Decline and mail the letter'}</Button></Actions>
      </DeskForm>
    </Card>
  );
}
