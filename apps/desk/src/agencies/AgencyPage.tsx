import type { ListedAgency } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, DefinitionList, Heading, Stack, TextArea } from '@quartermaster/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';

/** One agency: its e-mail domains and its bureaus. */
export function AgencyPage() {
  const { code = '' } = useParams();
  const asked = useAnswer('/agency', { code });
  const { done, changed } = useDone(asked.askAgain);
  const may = useMay('/agency/change');
  return (
    <Room title={`Agency ${code}`} within={{ label: 'Agencies', href: '/agencies' }}>
      <Done done={done} />
      <Answered {...asked}>
        {({ agency }) => (
          <Stack gap="lg">
            <Card look="roomy">
              <DefinitionList
                entries={[
                  { term: 'Name', details: agency.name }, { term: 'Kind', details: agency.kind === 'civil' ? 'Civil' : 'Military' },
                  { term: 'E-mail domains', details: agency.emailDomains.join(', ') || 'None' }, { term: 'Bureaus', details: agency.bureaus.join('; ') || 'None' },
                ]}
              />
            </Card>
            {may && <ChangeForm {...agency} onChanged={() => changed('The agency was changed.')} />}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

function ChangeForm({ code, emailDomains, bureaus, onChanged }: ListedAgency & { onChanged: () => void }) {
  const [typed, setTyped] = useState({ emailDomains: emailDomains.join('\n'), bureaus: bureaus.join('\n') });
  const { isPending, refusal, send } = useChange('/agency/change');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'emailDomains')?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ code, ...typed })) !== null) onChanged();
  };
  return (
    <Card as="section" look="raised" aria-labelledby="change">
      <DeskForm onSubmit={submit} gap="md">
        <Heading level={2} id="change">Change</Heading>
        <TextArea
          label="E-mail domains" rows={5} maxLength={5000} value={typed.emailDomains} error={error} onChange={(event) => setTyped({ ...typed, emailDomains: event.target.value })}
          hint="One in a line, such as gsa.gov; sub-domains count with it. Where registrations are accepted at once, who proves an address there gets an account of this agency."
        />
        <TextArea label="Bureaus" hint="One in a line, without semicolons. Buyers choose one when they register." rows={8} maxLength={20_000} value={typed.bureaus} onChange={(event) => setTyped({ ...typed, bureaus: event.target.value })} />
        <Refused refusal={error === undefined ? refusal : null} />
        <Actions><Button type="submit" look="primary" isPending={isPending}>Save</Button></Actions>
      </DeskForm>
    </Card>
  );
}
