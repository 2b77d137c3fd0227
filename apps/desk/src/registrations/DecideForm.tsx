import { Actions, Button, Card, Heading, RadioGroup, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

type Decision = 'accepted' | 'declined';

const choices = [{ value: 'accepted', label: 'Accept' }, { value: 'declined', label: 'Decline' }];

/** The decision about a request, and the letter that tells it. `makesAccount`: accepting makes the account, which has the agency's code. */
export function DecideForm({ number, makesAccount, agencyCode: known, proposed, onDecided }: { number: string; makesAccount: boolean; agencyCode: string; proposed: Readonly<Record<Decision, string>>; onDecided: (decision: Decision) => void }) {
  const [decision, setDecision] = useState<Decision>('accepted');
  const [letters, setLetters] = useState(proposed);
  const [agencyCode, setAgencyCode] = useState(known);
  const { isPending, refusal, send } = useChange('/registration/decide');
  const errorOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ number, decision, letter: letters[decision], ...(makesAccount && decision === 'accepted' && { agencyCode }) })) !== null) onDecided(decision);
  };
  return (
    <Card as="section" look="raised" aria-labelledby="decide">
      <DeskForm onSubmit={submit} gap="md">
        <Heading level={2} id="decide">Decide</Heading>
        <RadioGroup legend="Decision" choices={choices} value={decision} onChange={(value) => setDecision(value === 'declined' ? 'declined' : 'accepted')} />
        {makesAccount && decision === 'accepted' && (
          <TextField
            label="Agency code" hint="Of the account. Leave it empty for a state or a city." width="short" maxLength={10} value={agencyCode} error={errorOf('agencyCode')}
            onChange={(event) => setAgencyCode(event.target.value)}
          />
        )}
        <TextArea
          label="Letter to the person" rows={12} maxLength={5000} value={letters[decision]} error={errorOf('letter')}
          hint={makesAccount && decision === 'accepted' ? 'It is mailed to the address of the request, as it is here, with a link at its end by which the person sets the account up.' : 'It is mailed to the address of the request, as it is here.'}
          onChange={(event) => setLetters({ ...letters, [decision]: event.target.value })}
        />
        <Refused refusal={errorOf('letter') === undefined && errorOf('agencyCode') === undefined ? refusal : null} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>{decision === 'accepted' ? 'Accept and mail the letter' : 'Decline and mail the letter'}</Button></Actions>
      </DeskForm>
    </Card>
  );
}
