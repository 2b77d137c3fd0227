import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Heading, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { ActiveState } from '../parts/ActiveState.tsx';
import { passwordWords } from './password-words.ts';
import { PasswordsForm } from './PasswordsForm.tsx';

/** One activity of the directory. */
export function ActivityPage() {
  const { aac = '' } = useParams();
  const asked = useAnswer('/activity', { aac });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Activity ${aac}`} within={{ label: 'Activity address codes', href: '/activities' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ activity, addressBooks, onChanged }: DeskAnswer<'/activity'> & { onChanged: (what: string) => void }) {
  const may = useMay('/activity/set-active');
  const { aac, active } = activity;
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'State', details: <ActiveState active={active} /> }, { term: 'Activity', details: activity.activity }, { term: 'Contact', details: activity.contactName },
            { term: 'Phone', details: activity.phone }, { term: 'E-mail', details: activity.email },
            { term: 'Address', details: [activity.line1, activity.line2, `${activity.city}, ${activity.state} ${activity.zip}`].filter((line) => line !== '').join('; ') },
            { term: 'AAC passwords', details: passwordWords[activity.passwordFor] }, { term: 'Supervisors', details: activity.supervisors.length === 0 ? 'None' : activity.supervisors.join(', ') },
            { term: 'In use by', details: counted(addressBooks, 'address book', 'address books') },
          ]}
        />
      </Card>
      {may && <PasswordsForm key={`${activity.passwordFor} ${activity.supervisors.join(' ')}`} activity={activity} onChanged={() => onChanged('What this activity asks passwords for was changed.')} />}
      {may && <ActiveForm key={String(active)} aac={aac} active={active} onChanged={() => onChanged(active ? 'The activity was retired.' : 'The activity is active again.')} />}
    </Stack>
  );
}

function ActiveForm({ aac, active, onChanged }: { aac: string; active: boolean; onChanged: () => void }) {
  return (
    <Card as="section" look="raised" aria-labelledby="active">
      <Stack gap="md">
        <Heading level={2} id="active">{active ? 'Retire this activity' : 'Make this activity active again'}</Heading>
        <ReasonForm
          path="/activity/set-active" request={{ aac, active: !active }} onDone={onChanged}
          label="Reason" hint="It is in the audit log." button={active ? 'Retire' : 'Make active'} look={active ? 'danger' : 'primary'}
        >
          <p>{active ? 'No order goes to a retired activity or is billed to it. It stays in the directory and in address books.' : 'Orders may go to it and be billed to it again.'}</p>
        </ReasonForm>
      </Stack>
    </Card>
  );
}
