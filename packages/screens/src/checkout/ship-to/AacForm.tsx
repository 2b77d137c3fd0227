import type { AttributesOf } from '@quartermaster/contracts';
import { Actions, Button, Stack, TextField } from '@quartermaster/ui';
import { AacPasswordLink, aacField } from '../../addresses/index.ts';
import { Form, useForm } from '../../forms/index.ts';
import type { AddressFormStep } from './ShipToChoice.tsx';

type Attributes = AttributesOf<'/checkout/select_shipping', 'AacShipping'>;

const fields = [aacField('Six letters and digits. The shipping address comes from the activity address directory.')];

/** An AAC/DoDAAC: the directory knows the address. */
export function AacForm({ attributes, isPending, onSend, onCancel, use = 'Ship to this activity' }: AddressFormStep & { attributes: Attributes }) {
  const { aac, errors } = attributes;
  const form = useForm({ fields, values: { aac }, answer: attributes, errors, isPending, onSend });
  return (
    <Form form={form} aria-label="Activity address">
      <Stack gap="md">
        <TextField {...form.input('aac')} />
        <AacPasswordLink from="checkout" />
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up">{use}</Button>
          <Button look="plain" onClick={() => void onSend({})}>Back to the address book</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
