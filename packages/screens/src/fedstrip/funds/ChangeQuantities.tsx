import { leftQuantityRule, type RequisitionRequest } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, Disclosure, Stack, Text, TextField } from '@quartermaster/ui';
import { shownStockNumber } from '../../requisitions/index.ts';
import { FormCard, useForm, type Field } from '../../forms/index.ts';

const nameOf = (key: string): string => `quantity-${key}`;

/** An approver lowers quantities of requisitions, raises them again up to what their buyer sent, or takes lines out. */
export function ChangeQuantities({ request }: { request: RequisitionRequest }) {
  const { send } = useNavigation();
  const { requestId, reviewed, lines, sent = [], form: { quantities, errors } } = request;
  const typed = new Map(quantities.map(({ key, left }) => [key, left]));
  const sentOf = new Map(sent.map(({ key, quantity }) => [key, quantity]));
  const fields = lines.map(({ key, number, stockNumber, quantity }): Field => ({
    name: nameOf(key), serverName: `quantities.${key}`, label: `Quantity of line ${number}, ${shownStockNumber(stockNumber)}`, input: { inputMode: 'numeric', maxLength: 8, width: 'short', autoComplete: 'off', ...(sentOf.has(key) && { hint: `Its buyer sent ${sentOf.get(key) ?? quantity}.` }) },
    rule: leftQuantityRule(sentOf.get(key) ?? quantity),
  }));
  const form = useForm({
    fields, answer: request, errors: errors.filter(({ field }) => field !== 'reason'), values: Object.fromEntries(lines.map(({ key, quantity }) => [nameOf(key), typed.get(key) ?? String(quantity)])),
    onSend: (values) => send('/fedstrip/fedstrip_authorize_funds_save', { payload: { request: requestId, change: { reviewed, quantities: lines.map(({ key, quantity }) => ({ key, left: values[nameOf(key)] ?? String(quantity) })) } } }),
  });
  return (
    <Disclosure title="Change quantities" isInitiallyOpen={quantities.length > 0 || errors.some(({ field }) => field !== 'reason')}>
      <FormCard title="Change quantities" form={form}>
        <Stack gap="sm">
          <Text as="p" size="sm" tone="muted">0 takes a line out for good; up to what the buyer sent, a quantity can be raised again. They wait on, what they reserve follows, and the buyer gets a mail.</Text>
          {lines.map(({ key }) => <TextField key={key} {...form.input(nameOf(key))} />)}
        </Stack>
        <Actions><Button type="submit">Save the quantities</Button></Actions>
      </FormCard>
    </Disclosure>
  );
}
