import { cardExpiryProblem, cardTypeOf, notBlank, parseCardExpiry, paymentLabelRule, purchaseCardRule } from '@quartermaster/contracts';
import { aacField } from '../addresses/index.ts';
import type { Field } from '../forms/index.ts';

type CardField = Field<'number' | 'expires' | 'cardholder'>;

const expiryProblem = (expires: string, now: Date): string | null => {
  const month = parseCardExpiry(expires);
  return month === null ? 'Enter the expiry date as on the card: MM/YY.' : cardExpiryProblem(month, now);
};

/** The three facts of a purchase card. The rules are those of the server. @param prefixes first four digits of the cards that the store takes; none: any card */
export const cardFields = (now: () => Date, prefixes: readonly string[] = []): readonly CardField[] => [
  { name: 'number', serverName: 'newCard.number', label: 'Card number', rule: purchaseCardRule(prefixes), input: { hint: '15 or 16 digits', inputMode: 'numeric', autoComplete: 'cc-number', maxLength: 30 } },
  {
    name: 'expires',
    serverName: 'newCard.expires',
    label: 'Expires',
    rule: (expires) => expiryProblem(expires, now()),
    input: { hint: 'MM/YY, as on the card', inputMode: 'numeric', autoComplete: 'cc-exp', maxLength: 7 },
  },
  {
    name: 'cardholder',
    serverName: 'newCard.cardholder',
    label: 'Cardholder’s name',
    rule: notBlank('the cardholder’s name'),
    input: { hint: 'As on the card', autoComplete: 'cc-name', maxLength: 100 },
  },
];

/** The activity that is billed. */
export const billedAac = aacField('Six letters and digits of the activity that pays');

/** The words below the number of a card while it is typed: its network, once its first digits say it. */
export const cardNumberHint = (typed: string): string => cardTypeOf(typed) ?? '15 or 16 digits';

/** The buyer’s own name for a way to pay. */
export const labelField: Field<'label'> = {
  name: 'label', label: 'Label (optional)', rule: null, input: { hint: 'For you alone, for example Office supplies', autoComplete: 'off', maxLength: 40 },
};

/** The same where the label is the one thing that is asked for: an empty one takes it away. */
export const renamedField: Field<'label'> = { ...labelField, label: 'Label', rule: paymentLabelRule };
