import { dateRule } from '../fields/calendar-date.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { dollarsRule } from '../fields/typed-dollars.ts';

/** Characters of what is said with a request or an answer. */
export const longestReductionText = 500;

const shortEnough: FieldRule = (value) => (value.length > longestReductionText ? `Use at most ${longestReductionText} characters.` : null);

/** What a buyer types to ask for a lower price; the server asks the same rules, and more. */
export const priceReductionRules = { price: dollarsRule, message: shortEnough } satisfies Readonly<Record<string, FieldRule>>;

/** What the person types who answers. */
export const reductionAnswerRules = {
  price: dollarsRule,
  until: dateRule,
  reason: (value: string) => (value.trim() === '' ? 'Enter the reason, which the buyer will read.' : shortEnough(value)),
} satisfies Readonly<Record<string, FieldRule>>;
