import { governmentEmailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank } from '../fields/rules.ts';

/** What a buyer types to park a cart, or to forward one; the server asks the same rules, and more. */
export const parkedCartRules = {
  name: notBlank('a name by which you find the cart again'),
  email: governmentEmailRule,
} satisfies Readonly<Record<string, FieldRule>>;

/** Longest texts. */
export const parkedCartLimits = { name: 60, email: 320, note: 500 } as const;
