import type { EditShipping, RequestOf } from '@quartermaster/contracts';
import { Actions, Button, Stack, Text, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';

type LineField = `line-${number}`;

const noErrors: readonly never[] = [];

const fieldOf = ({ name, quantity, unit, elsewhere }: EditShipping['order']['lines'][number], index: number): Field<LineField> => ({
  name: `line-${index}`,
  label: name,
  rule: (typed) => (/^\d{0,8}$/.test(typed.trim()) && Number(typed) <= quantity ? null : `Enter a whole number from 0 to ${quantity.toLocaleString('en-US')}, or nothing.`),
  input: { hint: `Of ${quantity.toLocaleString('en-US')} ${unit}${elsewhere > 0 ? `; ${elsewhere.toLocaleString('en-US')} go to other addresses` : ''}`, inputMode: 'numeric', width: 'short', autoComplete: 'off', maxLength: 8 },
});

interface PartFieldsProps {
  attributes: EditShipping;
  /** The chosen address. */
  addressId: string;
  isPending: boolean;
  onSend: (quantities: NonNullable<RequestOf<'/cart/edit_shipping'>['quantities']>) => Promise<void>;
}

/** How many of each line go to the chosen address. */
export function PartFields({ attributes, addressId, isPending, onSend }: PartFieldsProps) {
  const { parts } = attributes.order;
  // What goes there already is in the fields: it stays unless it is changed.
  const there = parts.find(({ shipTo }) => shipTo.addressId === addressId)?.lines ?? [];
  const goesThere = (cartKey: string): number => there.find((line) => line.cartKey === cartKey)?.quantity ?? 0;
  const lines = attributes.order.lines.map((line) => ({ ...line, elsewhere: line.elsewhere - goesThere(line.cartKey) }));
  const form = useForm<LineField>({
    fields: lines.map(fieldOf),
    values: Object.fromEntries(lines.map(({ cartKey }, index) => [`line-${index}`, goesThere(cartKey) === 0 ? '' : String(goesThere(cartKey))])),
    answer: attributes,
    errors: noErrors,
    isPending,
    hasSummary: true,
    onSend: (typed) => onSend(lines.map(({ cartKey }, index) => {
      const pieces = (typed[`line-${index}`] ?? '').trim();
      return { cartKey, pieces: pieces === '' && goesThere(cartKey) > 0 ? '0' : pieces };
    })),
  });
  return (
    <Form form={form} isDrafted={false} aria-label="What goes there">
      <Stack gap="md">
        <FormErrors form={form} />
        <Text size="sm">How many of each item go there? What you leave empty goes with the rest.</Text>
        {lines.map(({ cartKey }, index) => <TextField key={cartKey} {...form.input(`line-${index}`)} />)}
        <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Ship this part there</Button></Actions>
      </Stack>
    </Form>
  );
}
