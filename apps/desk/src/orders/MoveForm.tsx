import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Select, Text, TextField } from '@quartermaster/ui';
import { useRef, useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useChange } from '../wire/use-change.ts';
import type { KnownOrder } from './known-order.ts';
import { Section } from '../parts/Section.tsx';

type Moves = DeskAnswer<'/order'>['moves'];

const moveName: Readonly<Record<Moves[number], string>> = {
  sent: 'The vendor has it', accepted: 'The vendor accepts it', rejected: 'The vendor rejects what is open', shipped: 'All that is left is shipped', delivered: 'All that is left has arrived', canceled: 'It is canceled',
};

/** Records what a vendor or a buyer has told the operator. */
export function MoveForm({ moves, ...known }: KnownOrder & { moves: Moves }) {
  const may = useMay('/order/move');
  if (!may || moves.length === 0) return null;
  return <Section title="Record what you were told"><Form {...known} moves={moves} /></Section>;
}

function Form({ number, seen, moves, onChanged }: KnownOrder & { moves: Moves }) {
  // Nothing is chosen for the operator: what is recorded cannot be taken back.
  const [status, setStatus] = useState<Moves[number] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  const [told, setTold] = useState({ reason: '', carrier: '', tracking: '' });
  const { isPending, refusal, send } = useChange('/order/move');
  const errorOf = (name: string): string | undefined => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const submit = async (): Promise<void> => {
    if (status === null) {
      setMissing(true);
      list.current?.focus();
      return;
    }
    if ((await send({ number, seen, status, ...(status === 'shipped' ? told : { reason: told.reason }) })) !== null) onChanged(`It was recorded: ${moveName[status]}.`);
  };
  const field = (name: keyof typeof told, label: string, more: { hint?: string; isRequired?: boolean; maxLength: number }) => (
    <TextField label={label} width="medium" value={told[name]} error={errorOf(name)} onChange={(event) => setTold({ ...told, [name]: event.target.value })} {...more} />
  );
  return (
    <DeskForm onSubmit={submit}>
      <Text as="p">For what a vendor or a buyer has told you. It is recorded in your name, and the buyer reads it.</Text>
      <Select
        ref={list} label="What is so now" width="medium" isRequired value={status ?? ''} error={isMissing && status === null ? 'Choose what is so now.' : errorOf('status')}
        options={[{ value: '', label: 'Choose' }, ...moves.map((move) => ({ value: move, label: moveName[move] }))]} onChange={(event) => setStatus(moves.find((move) => move === event.target.value) ?? null)}
      />
      {status === 'shipped' && <>{field('carrier', 'Carrier', { isRequired: true, maxLength: 100 })}{field('tracking', 'Tracking number', { maxLength: 100 })}</>}
      {field('reason', 'Reason', { isRequired: true, maxLength: 500, hint: status === 'rejected' || status === 'canceled' ? 'Vendor and buyer read it.' : 'Who told you, and how. It is in the audit log.' })}
      <Refused refusal={refusal?.fieldErrors.length === 0 ? refusal : null} />
      <Actions><Button type="submit" look={status === 'canceled' || status === 'rejected' ? 'danger' : 'primary'} isPending={isPending}>Record</Button></Actions>
    </DeskForm>
  );
}
