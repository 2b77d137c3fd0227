import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { Actions, Button, Grid, RadioGroup, Stack, TextField, type Choice } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, useTypedText, type Field } from '../../forms/index.ts';
import { AacPasswordLink } from '../../addresses/index.ts';
import { billedAac, cardFields, cardNumberHint, labeledTitle, paymentDetail } from '../../orders/index.ts';

export interface PaymentChoiceProps {
  attributes: AttributesOf<'/checkout/select_payment', 'SelectPayment'>;
  isPending: boolean;
  onSend: (request: RequestOf<'/checkout/select_payment'>) => Promise<void>;
  onCancel: () => void;
}

const newCard = 'new card';
const newAac = 'new aac';

type PaymentField = Field<'number' | 'expires' | 'cardholder' | 'aac'>;
/** The fields of a way to pay: a saved one has none. */
const fieldsOf = (kind: string, cardPrefixes: readonly string[]): readonly PaymentField[] =>
  (kind === newCard ? cardFields(() => new Date(), cardPrefixes) : kind === newAac ? [billedAac] : []);

/** Saved payment methods, a new card, or an AAC. A card number stays in this form and goes into one request. */
export function PaymentChoice({ attributes, isPending, onSend, onCancel }: PaymentChoiceProps) {
  const { payments, selected, defaultPaymentId, cardPrefixes, errors, values } = attributes;
  const refusedKind = errors.some((error) => error.field === 'aac') ? newAac : errors.length > 0 ? newCard : null;
  const usable = payments.filter((payment) => payment.unusable === null);
  const [kind, setKind] = useState(refusedKind ?? selected ?? usable.find(({ paymentId }) => paymentId === defaultPaymentId)?.paymentId ?? usable[0]?.paymentId ?? newCard);
  const [isSent, setSent] = useState(false);
  const form = useForm({ fields: fieldsOf(kind, cardPrefixes), values: { number: '', ...values }, answer: attributes, errors, isPending, hasSummary: true, onSend: pay });
  const number = useTypedText(form, 'number');
  const isNumberGone = number === '' && isSent && !isPending;

  const choices: Choice[] = [
    ...payments.map((payment) => ({
      value: payment.paymentId,
      label: labeledTitle(payment),
      hint: payment.unusable ?? paymentDetail(payment),
      isDisabled: payment.unusable !== null,
    })),
    { value: newCard, label: 'Another purchase card' },
    { value: newAac, label: 'AAC/DoDAAC', hint: 'Activity address code of a civilian agency (AAC) or of the Department of Defense (DoDAAC). The activity is billed' },
  ];

  function pay({ number: typedNumber, expires, cardholder, aac }: Readonly<Record<PaymentField['name'], string>>): Promise<void> {
    if (kind === newAac) return onSend({ aac });
    if (kind !== newCard) return onSend({ paymentId: kind });
    const sent = onSend({ newCard: { number: typedNumber, expires, cardholder } });
    // The number has done its work: it does not stay in the page.
    setSent(true);
    form.setValue('number', '');
    return sent;
  }
  function choose(next: string) {
    setKind(next);
    form.forgetErrors();
  }

  return (
    <Form form={form} autoComplete="on" aria-label="How to pay">
      <Stack gap="md">
        <FormErrors form={form} />
        <RadioGroup legend="Payment method" value={kind} choices={choices} onChange={choose} />
        {kind === newCard && (
          <Grid layout="two">
            <TextField {...form.input('number')} hint={isNumberGone ? 'Enter it again: it is not kept in the page' : cardNumberHint(number)} />
            <TextField {...form.input('expires')} />
            <TextField {...form.input('cardholder')} />
          </Grid>
        )}
        {kind === newAac && <><TextField {...form.input('aac')} /><AacPasswordLink from="checkout" /></>}
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the payment method">Use this payment method</Button>
          <Button look="plain" onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
