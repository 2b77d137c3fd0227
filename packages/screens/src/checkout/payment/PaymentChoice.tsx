import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { Actions, Button, ErrorSummary, RadioGroup, Stack, type Choice } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { keepFocus } from '../../shell/index.ts';
import { AacFields } from './AacFields.tsx';
import { CardFields } from './CardFields.tsx';
import { normalizedAac } from '../ship-to/normalized.ts';
import { checkTypedPayment, emptyTypedPayment, type TypedPayment } from './typed-payment.ts';
import { paymentDetail, paymentTitle } from '../../orders/index.ts';

export interface PaymentChoiceProps {
  attributes: AttributesOf<'/checkout/select_payment', 'SelectPayment'>;
  isPending: boolean;
  onSend: (request: RequestOf<'/checkout/select_payment'>) => void;
  onCancel: () => void;
}

const newCard = 'new card';
const newAac = 'new aac';

const byField = (errors: PaymentChoiceProps['attributes']['errors']): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Saved payment methods, a new card, or an AAC. A card number stays in this form and goes into one request. */
export function PaymentChoice({ attributes: { payments, selected, errors, values }, isPending, onSend, onCancel }: PaymentChoiceProps) {
  const formId = useId();
  const idOf = (field: string) => `${formId}-${field}`;
  const refusedKind = errors.some((error) => error.field === 'aac') ? newAac : errors.length > 0 ? newCard : null;
  const usable = payments.filter((payment) => payment.unusable === null);
  const [kind, setKind] = useState(refusedKind ?? selected ?? usable[0]?.paymentId ?? newCard);
  const [typed, setTyped] = useState<TypedPayment>({ ...emptyTypedPayment, ...values });
  const [found, setFound] = useState(() => byField(errors));
  const [attempt, setAttempt] = useState(errors.length > 0 ? 1 : 0);
  const [answered, setAnswered] = useState(errors);
  const [isSent, setSent] = useState(false);

  // A new answer of the server replaces what was found before, in the same render.
  if (answered !== errors) {
    setAnswered(errors);
    setFound(byField(errors));
    if (errors.length > 0) setAttempt(attempt + 1);
  }

  const choices: Choice[] = [
    ...payments.map((payment) => ({
      value: payment.paymentId,
      label: paymentTitle(payment),
      hint: payment.unusable ?? paymentDetail(payment),
      isDisabled: payment.unusable !== null,
    })),
    { value: newCard, label: 'Another purchase card' },
    { value: newAac, label: 'AAC/DoDAAC', hint: 'The activity is billed' },
  ];
  const typedKind = kind === newCard ? 'card' : kind === newAac ? 'aac' : null;

  function leaveField(field: string) {
    if (typedKind === null) return;
    const problem = checkTypedPayment(typedKind, typed, new Date())[field];
    setFound(({ [field]: _old, ...rest }) => (problem === undefined ? rest : { ...rest, [field]: problem }));
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typedKind === null) return onSend({ paymentId: kind });
    const problems = checkTypedPayment(typedKind, typed, new Date());
    setFound(problems);
    setAttempt((count) => count + 1);
    if (Object.keys(problems).length > 0) return;
    if (typedKind === 'aac') return onSend({ aac: normalizedAac(typed.aac) });
    onSend({ newCard: { number: typed.number, expires: typed.expires, cardholder: typed.cardholder } });
    // The number has done its work: it does not stay in the page.
    setSent(true);
    setTyped((before) => ({ ...before, number: '' }));
  }

  const listed = Object.entries(found).map(([field, message]) => ({ fieldId: idOf(field), message }));
  const fields = { typed, isNumberGone: isSent && !isPending && typed.number === '', errors: found, idOf, onChange: (change: Partial<TypedPayment>) => setTyped((before) => ({ ...before, ...change })), onLeave: leaveField };
  return (
    <form noValidate autoComplete="on" aria-label="How to pay" onSubmit={submit}>
      <Stack gap="md">
        <ErrorSummary errors={attempt === 0 ? [] : listed} attempt={attempt} level={2} />
        <RadioGroup legend="Payment method" value={kind} choices={choices} onChange={(next) => { setKind(next); setFound({}); setAttempt(0); }} />
        {typedKind === 'card' && <CardFields {...fields} />}
        {typedKind === 'aac' && <AacFields {...fields} />}
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the payment method" onMouseDown={keepFocus}>Use this payment method</Button>
          <Button look="plain" onMouseDown={keepFocus} onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </form>
  );
}
