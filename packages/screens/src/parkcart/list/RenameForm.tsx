import { parkedCartLimits, parkedCartRules, type ParkedCart } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, Stack, TextField } from '@quartermaster/ui';
import { Form, useForm, type Field } from '../../forms/index.ts';

const fields: readonly Field<'name'>[] = [{ name: 'name', label: 'New name', rule: parkedCartRules.name, input: { maxLength: parkedCartLimits.name, autoComplete: 'off' } }];

const noErrors: readonly { readonly field: string; readonly message: string }[] = [];

/** Another name for a parked cart. */
export function RenameForm({ parkedCart, onDone }: { parkedCart: ParkedCart; onDone: () => void }) {
  const { send } = useNavigation();
  const { parkedCartId, name: before } = parkedCart;
  const form = useForm({
    fields, values: { name: before }, answer: parkedCart, errors: noErrors,
    onSend: async ({ name }) => {
      await send('/parkcart/change_parkcart', { payload: { rename: { parkedCartId, name } } });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={`New name of ${before}`}>
      <Stack gap="sm">
        <TextField {...form.input('name')} />
        <Actions>
          <Button type="submit" size="sm" look="primary">Save the name</Button>
          <Button size="sm" look="plain" onClick={onDone}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
