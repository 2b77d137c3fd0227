import { Actions, Button, Card, Grid, Heading, Stack, Text, TextField } from '@quartermaster/ui';
import { useId, useState } from 'react';
import { Form, FormErrors, useForm, useTypedText } from '../../forms/index.ts';
import { cardFields, cardNumberHint, labelField } from '../../orders/index.ts';
import type { PaymentChanges } from './use-payments.ts';

const today = (): Date => new Date();

/** Adds a card. Its number stays in this form and goes into one request. */
export function NewCard({ changes: { shown, change, isPending } }: { changes: PaymentChanges }) {
  const headingId = useId();
  const [isSent, setSent] = useState(false);
  const fields = [...cardFields(today, shown.cardPrefixes), labelField];
  const form = useForm({ fields, answer: shown, errors: shown.errors.filter(({ field }) => field !== 'aac'), isPending, onSend: add });
  const number = useTypedText(form, 'number');

  async function add({ number: typed, expires, cardholder, label }: Readonly<Record<'number' | 'expires' | 'cardholder' | 'label', string>>): Promise<void> {
    const sent = change('/profile/add_payment', { newCard: { number: typed, expires, cardholder }, label }, 'The card is kept.');
    // The number has done its work: it does not stay in the page.
    setSent(true);
    form.setValue('number', '');
    if (!(await sent)) return;
    setSent(false);
    for (const name of ['expires', 'cardholder', 'label'] as const) form.setValue(name, '');
    form.forgetErrors();
  }

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Form form={form} autoComplete="on" aria-label="A new card" isDrafted={false}>
        <Stack gap="md">
          <Heading level={2} size="md" id={headingId}>Add a card</Heading>
          {shown.cardPrefixes.length > 0 && <Text as="p">This store takes purchase cards of the government alone: their numbers begin with {shown.cardPrefixes.join(', ')}.</Text>}
          <FormErrors form={form} />
          <Grid layout="two">
            <TextField {...form.input('number')} hint={isSent && !isPending && number === '' ? 'Enter it again: it is not kept in the page' : cardNumberHint(number)} />
            <TextField {...form.input('expires')} />
            <TextField {...form.input('cardholder')} />
            <TextField {...form.input('label')} />
          </Grid>
          <Text as="p" size="sm" tone="muted">Of the number only the first four and the last four digits are kept.</Text>
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Adding the card">Add the card</Button></Actions>
        </Stack>
      </Form>
    </Card>
  );
}
