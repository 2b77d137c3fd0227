import { Actions, Button, Card, Link, Select, TextField } from '@quartermaster/ui';
import type { GovernmentKind } from '@quartermaster/contracts-desk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useChange } from '../wire/use-change.ts';
import { kindWords } from './kind-words.ts';

const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
const empty = { domain: '', government: '', state: '', source: '' };
const fields = [
  { name: 'domain', label: 'Domain', hint: 'What comes after the @ of its addresses, for example city.example.gov. Sub-domains count with it.', most: 253 },
  { name: 'government', label: 'Government', hint: 'Its full name. Domains of the same name, state and kind are of one government.', most: 200 },
  { name: 'state', label: 'State', hint: 'Two letters, for example IA.', most: 2 },
  { name: 'source', label: 'Source', hint: 'By what it is known that the domain is theirs: a register, a letter, a web page.', most: 200 },
] as const;

/** Lists one domain. */
export function AddMemberDomainPage() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState({ ...empty, domain: params.get('domain') ?? '' });
  const [kind, setKind] = useState<GovernmentKind>('city');
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const { isPending, refusal, send } = useChange('/member-domain/add');
  const problemOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const submit = async (): Promise<void> => {
    setDone(null);
    const answer = await send({ ...typed, kind });
    if (answer === null) return;
    setDone({ text: `${answer.domain} is listed. Who has a confirmed address there is a member with the next sign-in.` });
    setTyped(empty);
  };
  return (
    <Room title="List a domain" within={{ label: 'Member domains', href: '/member-domains' }}>
      <Done done={done} />
      <Card look="roomy">
        <DeskForm onSubmit={submit} gap="md">
          <p>Everybody with an address there may order for this government once their supervisor has authorized them. List no domain at which people outside of it have addresses.</p>
          {fields.map(({ name, label, hint, most }) => (
            <TextField key={name} label={label} hint={hint} isRequired width="medium" maxLength={most} value={typed[name]} error={problemOf(name)} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
          ))}
          <Select label="Kind" width="medium" value={kind} options={kinds} onChange={(event) => setKind(event.target.value as GovernmentKind)} />
          <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
          <Actions><Button type="submit" look="primary" isPending={isPending}>List the domain</Button><Link href="/member-domains">Cancel</Link></Actions>
        </DeskForm>
      </Card>
    </Room>
  );
}
