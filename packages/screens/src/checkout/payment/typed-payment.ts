import { aacRule, cardExpiryProblem, cardNumberRule, notBlank, parseCardExpiry } from '@quartermaster/contracts';
import { normalizedAac } from '../ship-to/normalized.ts';

/** The content of the form; the fields of a method that is not chosen are ignored. */
export interface TypedPayment {
  number: string;
  expires: string;
  cardholder: string;
  aac: string;
}

export const emptyTypedPayment: TypedPayment = { number: '', expires: '', cardholder: '', aac: '' };

const checkExpiry = (expires: string, now: Date): string | null => {
  const month = parseCardExpiry(expires);
  return month === null ? 'Enter the expiry date as on the card: MM/YY.' : cardExpiryProblem(month, now);
};

/** Problems by request field (`newCard.number`); empty when the method can be sent. The rules are those of the server. */
export function checkTypedPayment(kind: 'card' | 'aac', typed: TypedPayment, now: Date): Record<string, string> {
  const checks: [string, string | null][] =
    kind === 'aac'
      ? [['aac', aacRule(normalizedAac(typed.aac))]]
      : [
          ['newCard.number', cardNumberRule(typed.number)],
          ['newCard.expires', checkExpiry(typed.expires, now)],
          ['newCard.cardholder', notBlank('the cardholder’s name')(typed.cardholder)],
        ];
  return Object.fromEntries(checks.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}
