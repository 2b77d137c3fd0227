import { supervisorRules } from '@quartermaster/contracts';
import { Actions, Button, Text, TextField } from '@quartermaster/ui';
import { FormCard, useForm, type Field } from '../forms/index.ts';
import { useSupervisorAnswer } from './use-supervisor-answer.ts';

const fields: readonly Field<'reason'>[] = [{ name: 'reason', label: 'Reason', rule: supervisorRules.reason, input: { maxLength: 500, hint: 'The member reads it.' } }];

interface ReasonFormProps {
  answer: 'decline' | 'revoke';
  page: { readonly form: { readonly values: { readonly reason: string }; readonly errors: readonly { readonly field: string; readonly message: string }[] } };
  /** Of the address of the page. */
  query: URLSearchParams;
  title: string;
  button: string;
  children: string;
}

/** An answer that needs its reason. */
export function ReasonForm({ answer, page, query, title, button, children }: ReasonFormProps) {
  const { send, isPending } = useSupervisorAnswer(query);
  const form = useForm({
    fields, values: page.form.values, answer: page, errors: page.form.errors.filter(({ field }) => field === 'reason'), isPending,
    onSend: (typed) => send({ [answer]: typed }),
  });
  return (
    <FormCard title={title} form={form} lead={<Text as="p">{children}</Text>}>
      <TextField {...form.input('reason')} />
      <Actions><Button type="submit" isPending={isPending} pendingLabel="Sending your answer">{button}</Button></Actions>
    </FormCard>
  );
}
