import type { FundsData } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Select, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { useApprovalCall } from '../use-approval-call.ts';
import { fundsFields, fundOptions, quantityFields, quantityName } from './funds-fields.ts';

/** Fund, appropriation data and a note; an approver has the quantities in place of the note. */
export function FundsForm({ data }: { data: FundsData }) {
  const { change, isPending } = useApprovalCall();
  const { href } = useNavigation();
  const { cause, fiscalYear, approvers, budgets, sending, changing, groups, form: { values, errors } } = data;
  const lines = changing === null ? [] : groups.flatMap((group) => group.lines);
  const fields = [...fundsFields(data), ...quantityFields(lines, new Map(changing?.sent?.map(({ cartKey, quantity }) => [cartKey, quantity])))];
  const form = useForm({
    fields, answer: data, errors, isPending,
    values: { ...values, ...Object.fromEntries(lines.map(({ cartKey, quantity }) => [quantityName(cartKey), String(quantity)])) },
    onSend: ({ fund = '', appropriation = '', note = '', ...typed }) => {
      if (sending !== null) return change('/cart/afc_cart_change', { send: { fund, appropriation, note, ...sending } }, { opens: true });
      const quantities = lines.map(({ cartKey, quantity }) => ({ cartKey, left: typed[quantityName(cartKey)] ?? String(quantity) }));
      return changing === null ? undefined : change('/cart/authorize_funds', { request: changing.request, change: { fund, appropriation, note: '', reviewed: changing.reviewed, quantities } }, { opens: true });
    },
  });
  const title = changing === null ? 'Send for authorization' : 'Change the cart';
  return (
    <Card as="section" aria-label={title}>
      <Form form={form} aria-label={title}>
        <Stack gap="md">
          <FormErrors form={form} />
          {cause === 'funds' && <Text as="p">Charged to fiscal year {fiscalYear}.</Text>}
          {cause === 'funds' && (budgets.length === 0 ? <TextField {...form.input('fund')} /> : <Select {...form.input('fund')} options={fundOptions(budgets)} />)}
          {cause === 'funds' && <TextField {...form.input('appropriation')} />}
          {changing === null && <TextArea {...form.input('note')} />}
          {lines.map(({ cartKey }) => <TextField key={cartKey} {...form.input(quantityName(cartKey))} />)}
          <Actions>
            <Button type="submit" look="primary" isDisabled={changing === null && approvers === 0} isPending={isPending} pendingLabel="Sending">{changing === null ? 'Send the cart' : 'Save the changes'}</Button>
            {changing === null
              ? <ButtonLink href={href('/checkout/checkout_review')}>Back to the review</ButtonLink>
              : <ButtonLink href={href('/cart/afc_cart', { request: changing.request })}>Back to the cart</ButtonLink>}
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
