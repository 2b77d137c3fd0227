import type { RequestOf } from '@quartermaster/contracts';
import { Actions, Button, Stack, TextArea } from '@quartermaster/ui';
import { Form, useForm, type Field } from '../../forms/index.ts';
import type { OrderChange } from './use-order-change.ts';

export interface WrittenChangeProps {
  poNumber: string;
  kind: RequestOf<'/orderhistory/change_purchase_order'>['change'];
  label: string;
  hint: string;
  button: string;
  change: OrderChange;
}

const needed = (typed: string): string | null => (typed.trim() === '' ? 'Write a few words.' : null);
/** What is wrong with a change is said above the order, of which the answer is. */
const noAnswer = {};

/** A change of a purchase order that takes a few words. They stay until the change is made. */
export function WrittenChange({ poNumber, kind, label, hint, button, change }: WrittenChangeProps) {
  const fields: readonly Field<'text'>[] = [{ name: 'text', label, rule: needed, input: { hint, maxLength: 2000 } }];
  const form = useForm({
    fields,
    answer: noAnswer,
    errors: [],
    isPending: change.isPending,
    async onSend({ text }) {
      if (await change.make({ poNumber, change: kind, text })) form.replace('text', text, '');
    },
  });
  return (
    <Form form={form} aria-label={`${button}, ${poNumber}`}>
      <Stack gap="sm">
        <TextArea {...form.input('text')} />
        <Actions><Button type="submit" isPending={change.isPending} pendingLabel="Saving">{button}</Button></Actions>
      </Stack>
    </Form>
  );
}
