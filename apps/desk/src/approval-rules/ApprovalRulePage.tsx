import type { ApprovalRule } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, Link, Select, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useChange } from '../wire/use-change.ts';
import { ruleIn, type TypedRule } from './rule-address.ts';
import { fieldsOf, kinds, roles } from './rule-fields.ts';

const words = { added: 'The rule is set.', changed: 'The rule is changed.', same: 'It was so already.' } as const;

/** Makes one rule, or changes and takes away the one that the address names. */
export function ApprovalRulePage() {
  const [params] = useSearchParams();
  const isKnown = params.has('code');
  const [rule, setRule] = useState(() => ruleIn(params));
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const { isPending, refusal, send } = useChange('/approval-rules/set');
  const problemOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const change = (part: Partial<TypedRule>) => setRule({ ...rule, ...part });
  const set = async (active: boolean): Promise<void> => {
    setDone(null);
    const answer = await send({ ...rule, active });
    if (answer !== null) setDone({ text: active || answer.outcome === 'same' ? words[answer.outcome] : 'The rule is removed.' });
  };
  return (
    <Room title={isKnown ? 'Change a rule' : 'Set a rule'} within={{ label: 'Funds control', href: '/approval-rules' }}>
      <Done done={done} />
      <Card look="roomy">
        <DeskForm onSubmit={() => set(true)} gap="md">
          <p>A rule of the same kind and code is written over. Carts that wait are decided by the rules of the moment in which they are decided.</p>
          <Select label="Kind" width="medium" value={rule.kind} options={kinds} onChange={(event) => change({ kind: event.target.value as ApprovalRule['kind'] })} />
          {fieldsOf(rule.kind).map(({ name, label, hint, isRequired, most }) => (
            <TextField key={name} label={label} hint={hint} isRequired={isRequired} width="medium" maxLength={most} value={rule[name]} error={problemOf(name)} onChange={(event) => change({ [name]: event.target.value })} />
          ))}
          {rule.kind === 'limit' && <Select label="Who orders so much alone" width="medium" value={rule.role} options={roles} onChange={(event) => change({ role: event.target.value })} />}
          <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
          <Actions>
            <Button type="submit" look="primary" isPending={isPending}>Save the rule</Button>
            {isKnown && <Button look="danger" isPending={isPending} onClick={() => void set(false)}>Remove the rule</Button>}
            <Link href="/approval-rules">All rules</Link>
          </Actions>
        </DeskForm>
      </Card>
    </Room>
  );
}
