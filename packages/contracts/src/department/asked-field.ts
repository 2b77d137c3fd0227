import { holdsCardNumber } from '../fields/card-in-text.ts';
import { emailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';

/** One thing that a form of a department asks for. The server names them; browser and server check them by {@link askedFieldRule}. */
export interface AskedField {
  readonly name: string;
  /** As the form asks, and as the desk reads it. */
  readonly label: string;
  readonly hint: string | null;
  /** `scale`: one of its choices, of which the first is the best. */
  readonly kind: 'line' | 'text' | 'email' | 'choice' | 'scale';
  readonly isRequired: boolean;
  /** Characters. */
  readonly most: number;
  /** Of a choice or a scale; else none. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The rule of a field, as a sentence that says what to do; null: the text may be sent. */
export const askedFieldRule = ({ kind, isRequired, most, choices }: AskedField): FieldRule => (value) => {
  const typed = value.trim();
  if (typed === '') return isRequired ? (kind === 'choice' || kind === 'scale' ? 'Choose an answer.' : 'Enter something here.') : null;
  if (typed.length > most) return `Use at most ${most} characters. These are ${typed.length}.`;
  // The server refuses card numbers in any text (decision 0105); here they are refused at the field, before anything is sent.
  if (holdsCardNumber(typed)) return 'This holds what looks like the number of a payment card. Take it out. If it is another number, write its digits with slashes between them.';
  if (kind === 'email') return emailRule(typed);
  if ((kind === 'choice' || kind === 'scale') && choices.every((choice) => choice.value !== typed)) return 'Choose one of the answers that are offered.';
  return null;
};
