import { cardExpiryProblem, cardNumberRule, notBlank, parseCardExpiry } from '@quartermaster/contracts';
import { aacField } from '../../addresses/index.ts';
import type { Field } from '../../forms/index.ts';

type CardField = Field<'number' | 'expires' | 'cardholder'>;

const expiryProblem = (expires: string, now: Date): string | null => {
  const month = parseCardExpiry(expires);
  return month === null ? 'Enter the expiry date as on the card: MM/YY.' : cardExpiryProblem(month, now);
};

/** The three facts of a purchase card. The rules are those of the server. */
export const cardFields = (now: () => Date): readonly CardField[] => [
  { name: 'number', serverName: 'newCard.number', label: 'Card number', rule: cardNumberRule, input: { hint: '16 digits', inputMode: 'numeric', autoComplete: 'cc-number', maxLength: 30 } },
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
