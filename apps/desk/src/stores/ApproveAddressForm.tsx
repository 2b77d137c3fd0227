import { Actions, Button, Checkbox, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

/** Approves the address of a service: what the server sends there for buyers of the store. */
export function ApproveAddressForm({ name, path, onDone }: { name: string; path: string; onDone: () => void }) {
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const [privateAllowed, setPrivate] = useState(false);
  const [namesVisitor, setNames] = useState(false);
  const { isPending, refusal, send } = useChange('/store/approve-address');
  const errorOf = (field: string): string | undefined => refusal?.fieldErrors.find((error) => error.field === field)?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ name, path, address, privateAllowed, namesVisitor, reason })) !== null) onDone();
  };
  return (
    <DeskForm onSubmit={submit}>
      <TextField label="Address" hint="https, without a query or a slash at the end, such as https://api.example.gov/market" isRequired maxLength={500} value={address} error={errorOf('address')} onChange={(event) => setAddress(event.target.value)} />
      <Checkbox label="It may be in a private network" hint="And may then be http" checked={privateAllowed} onChange={(event) => setPrivate(event.target.checked)} />
      <Checkbox label="Calls carry a pseudonym of the visitor" checked={namesVisitor} onChange={(event) => setNames(event.target.checked)} />
      <TextField label="Reason" hint="It is in the audit log." isRequired width="medium" maxLength={500} value={reason} error={errorOf('reason')} onChange={(event) => setReason(event.target.value)} />
      <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
      <Actions><Button type="submit" isPending={isPending}>Approve the address</Button></Actions>
    </DeskForm>
  );
}
