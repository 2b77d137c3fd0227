import { aacRejectionRule } from '@quartermaster/contracts';
import { Actions, Button, Text, TextField } from '@quartermaster/ui';
import { FormCard, useForm, type Field } from '../forms/index.ts';
import { useAacCall } from './use-aac-call.ts';

const fields: readonly Field<'reason'>[] = [{ name: 'reason', label: 'Reason', rule: aacRejectionRule, input: { maxLength: 500, hint: 'The buyer reads it.' } }];

interface ReasonFormProps {
  decision: 'reject' | 'revoke';
  page: { readonly errors: readonly { readonly field: string; readonly message: string }[] };
  reason: string;
  /** Of the address of the page, which has the key. */
  query: URLSearchParams;
  title: string;
  button: string;
  children: string;
}

/** A decision that needs its reason. */
export function ReasonForm({ decision, page, reason, query, title, button, children }: ReasonFormProps) {
  const { send, isPending } = useAacCall('/aacassignment/aac_approval_submit');
  const form = useForm({
    fields, values: { reason }, answer: page, errors: page.errors.filter(({ field }) => field === 'reason'), isPending,
    onSend: (typed) => send({ key: query.get('key') ?? '', decision, ...typed }),
  });
  return (
    <FormCard title={title} form={form} lead={<Text as="p">{children}</Text>}>
      <TextField {...form.input('reason')} />
      <Actions><Button type="submit" isPending={isPending} pendingLabel="Sending your answer">{button}</Button></Actions>
    </FormCard>
  );
}
