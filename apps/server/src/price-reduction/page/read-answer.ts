import { dateRule, formatMoney, holdsCardNumber, parseCalendarDate, parseDollars, reductionAnswerRules, usd } from '@quartermaster/contracts';
import { typedText } from '../../mail/index.ts';
import { dayInWords } from '../../runtime/index.ts';
import type { KeptReduction } from '../record/kept-reduction.ts';
import { latestUntil } from '../request/ask.ts';
import type { ReductionEvent } from '../state/event.ts';

/** The forms of the page, by the names that they send. */
const answerForms = ['authorize', 'decline', 'revoke'] as const;
export type AnswerForm = (typeof answerForms)[number];

export const isAnswerForm = (name: string | null): name is AnswerForm => answerForms.some((form) => form === name);

/** A mistake in a form, at the field with this name. */
export interface AnswerProblem {
  readonly field: string;
  readonly message: string;
}

export type ReadAnswer = { readonly event: ReductionEvent } | { readonly problems: readonly AnswerProblem[] };

/** What a sent form asks for, or what is wrong with it. The state machine decides afterwards whether it can be. @param today `YYYY-MM-DD` in Washington */
export function readAnswer(form: AnswerForm, fields: URLSearchParams, { listPrice }: Pick<KeptReduction, 'listPrice'>, today: string): ReadAnswer {
  const typed = (name: string): string => fields.get(name) ?? '';
  return form === 'authorize' ? readTerms(typed('price'), typed('until'), listPrice, today) : readReason(typed('reason'), form === 'decline' ? 'declined' : 'revoked');
}

function readTerms(price: string, until: string, listPrice: number, today: string): ReadAnswer {
  const [cents, last] = [parseDollars(price), parseCalendarDate(until)];
  const problems: AnswerProblem[] = [];
  if (cents === null) problems.push({ field: 'price', message: reductionAnswerRules.price(price) ?? 'Enter an amount in dollars.' });
  else if (cents >= listPrice) problems.push({ field: 'price', message: `Enter less than the price of the contract, ${formatMoney(usd(listPrice))}.` });
  if (last === null) problems.push({ field: 'until', message: dateRule(until) ?? 'Enter a day.' });
  else if (last < today || last > latestUntil(today)) problems.push({ field: 'until', message: `Enter a day from today, ${dayInWords(today)}, to ${dayInWords(latestUntil(today))}.` });
  return problems.length > 0 || cents === null || last === null ? { problems } : { event: { kind: 'authorized', price: cents, until: last, on: today } };
}

function readReason(text: string, kind: 'declined' | 'revoked'): ReadAnswer {
  const reason = typedText(text);
  const message = reductionAnswerRules.reason(reason) ?? (holdsCardNumber(reason) ? 'This looks like the number of a payment card. Leave it out: the buyer reads this text.' : null);
  return message === null ? { event: { kind, reason } } : { problems: [{ field: 'reason', message }] };
}
