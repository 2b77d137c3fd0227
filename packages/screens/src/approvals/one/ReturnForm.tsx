import { returnReasonRule, type Approval } from '@quartermaster/contracts';
import { Actions, Button, TextArea } from '@quartermaster/ui';
import { FormCard, useForm, type Field } from '../../forms/index.ts';
import { useApprovalCall } from '../use-approval-call.ts';

const fields: readonly Field<'reason'>[] = [{ name: 'reason', label: 'Reason', rule: returnReasonRule, input: { maxLength: 500, hint: 'The buyer reads it.' } }];

/** An approver returns a cart with a reason. */
export function ReturnForm({ approval }: { approval: Approval }) {
  const { change, isPending } = useApprovalCall();
  const { requestId, form: { reason, errors } } = approval;
  const form = useForm({ fields, values: { reason }, answer: approval, errors, isPending, onSend: (typed) => change('/cart/authorize_funds', { request: requestId, giveBack: typed }) });
  return (
    <FormCard title="Return to the buyer" form={form}>
      <TextArea {...form.input('reason')} />
      <Actions><Button type="submit" isPending={isPending} pendingLabel="Returning the cart">Return the cart</Button></Actions>
    </FormCard>
  );
}
