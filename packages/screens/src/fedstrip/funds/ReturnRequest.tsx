import { returnReasonRule, type RequisitionRequest } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, TextArea } from '@quartermaster/ui';
import { FormCard, useForm, type Field } from '../../forms/index.ts';

const fields: readonly Field<'reason'>[] = [{ name: 'reason', label: 'Reason', rule: returnReasonRule, input: { maxLength: 500, hint: 'The buyer reads it.' } }];

/** An approver returns requisitions with a reason. */
export function ReturnRequest({ request }: { request: RequisitionRequest }) {
  const { send } = useNavigation();
  const { requestId, form: { reason, errors } } = request;
  const form = useForm({ fields, values: { reason }, answer: request, errors: errors.filter(({ field }) => field === 'reason'), onSend: (giveBack) => send('/fedstrip/fedstrip_authorize_funds_save', { payload: { request: requestId, giveBack: { reason: giveBack.reason } } }) });
  return (
    <FormCard title="Return to the buyer" form={form}>
      <TextArea {...form.input('reason')} />
      <Actions><Button type="submit">Return {request.lineCount === 1 ? 'the requisition' : 'the requisitions'}</Button></Actions>
    </FormCard>
  );
}
