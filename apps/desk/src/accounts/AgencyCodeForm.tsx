import type { Account } from '@quartermaster/contracts-desk';
import { Actions, Button, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

/** Another agency code for an account, with a reason. What was typed stays where it is refused. */
export function AgencyCodeForm({ account: { id, agencyCode }, onChanged }: { account: Account; onChanged: (what: string) => void }) {
  const [told, setTold] = useState({ agencyCode, reason: '' });
  const { isPending, refusal, send } = useChange('/account/change-agency-code');
  const field = (name: keyof typeof told, label: string, more: { hint: string; maxLength: number; isRequired?: boolean }) => (
    <TextField
      label={label} width="medium" value={told[name]} error={refusal?.fieldErrors.find((problem) => problem.field === name)?.message}
      onChange={(event) => setTold({ ...told, [name]: event.target.value })} {...more}
    />
  );
  const submit = async (): Promise<void> => {
    if ((await send({ id, ...told })) !== null) onChanged('The agency code was changed.');
  };
  return (
    <DeskForm onSubmit={submit}>
      <p>It is in what the identity server says of the person from the next token on: no session ends, and orders that were placed stay as they are.</p>
      {field('agencyCode', 'Agency code', { hint: '2 to 10 letters and digits; none for a member of a state or local government.', maxLength: 10 })}
      {field('reason', 'Reason', { hint: 'It is in the audit log, and in that of the identity server.', maxLength: 500, isRequired: true })}
      <Refused refusal={refusal?.fieldErrors.length === 0 ? refusal : null} />
      <Actions><Button type="submit" look="secondary" isPending={isPending}>Change the agency code</Button></Actions>
    </DeskForm>
  );
}
