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
  /** Cents: the price that is to be confirmed, for it is below what the buyer asked for. */
  readonly confirm?: number;
}

export type ReadAnswer = { readonly event: ReductionEvent } | { readonly problems: readonly AnswerProblem[] };

/** The field that confirms a price below what was asked for: its value is the price in cents, so that it confirms no other one. */
export const confirmedPrice = 'confirmed';

/** What a sent form asks for, or what is wrong with it. The state machine decides afterwards whether it can be. @param today `YYYY-MM-DD` in Washington */
export function readAnswer(form: AnswerForm, fields: URLSearchParams, kept: Pick<KeptReduction, 'listPrice' | 'askedPrice' | 'status' | 'unit'>, today: string): ReadAnswer {
  const typed = (name: string): string => fields.get(name) ?? '';
  return form === 'authorize' ? readTerms({ price: typed('price'), until: typed('until'), confirmed: typed(confirmedPrice) }, kept, today) : readReason(typed('reason'), form === 'decline' ? 'declined' : 'revoked');
}

function readTerms({ price, until, confirmed }: { readonly price: string; readonly until: string; readonly confirmed: string }, { listPrice, askedPrice, status, unit }: Parameters<typeof readAnswer>[2], today: string): ReadAnswer {
  const [cents, last] = [parseDollars(price), parseCalendarDate(until)];
  const problems: AnswerProblem[] = [];
  if (cents === null) problems.push({ field: 'price', message: reductionAnswerRules.price(price) ?? 'Enter an amount in dollars.' });
  else if (cents >= listPrice) problems.push({ field: 'price', message: `Enter less than the price of the contract, ${formatMoney(usd(listPrice))}.` });
  // No buyer is given less than they ask for: it is a slip of the pen more often than not, and an order at that price is binding.
  else if (cents < askedPrice && status === 'requested' && confirmed !== String(cents)) {
    problems.push({ field: 'price', message: `The buyer asked for ${formatMoney(usd(askedPrice))} for one ${unit}, and this is ${formatMoney(usd(cents))}. Correct it, or confirm it below.`, confirm: cents });
  }
  if (last === null) problems.push({ field: 'until', message: dateRule(until) ?? 'Enter a day.' });
  else if (last < today || last > latestUntil(today)) problems.push({ field: 'until', message: `Enter a day from today, ${dayInWords(today)}, to ${dayInWords(latestUntil(today))}.` });
  return problems.length > 0 || cents === null || last === null ? { problems } : { event: { kind: 'authorized', price: cents, until: last, on: today } };
}

function readReason(text: string, kind: 'declined' | 'revoked'): ReadAnswer {
  const reason = typedText(text);
  const message = reductionAnswerRules.reason(reason) ?? (holdsCardNumber(reason) ? 'This looks like the number of a payment card. Leave it out: the buyer reads this text.' : null);
  return message === null ? { event: { kind, reason } } : { problems: [{ field: 'reason', message }] };
}
