import { emailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank } from '../fields/rules.ts';
import { dollarsRule } from '../fields/typed-dollars.ts';
import { dateRule } from '../fields/calendar-date.ts';

/** What a member types to ask for an authorization; the server asks the same rules, and more. */
export const authorizationRequestRules = {
  supervisorName: notBlank('the name of your supervisor'),
  supervisorEmail: emailRule,
  purpose: notBlank('what you will order, for whom'),
  yearly: dollarsRule,
} satisfies Readonly<Record<string, FieldRule>>;

/** What a supervisor types. */
export const supervisorRules = {
  limit: dollarsRule,
  until: dateRule,
  reason: notBlank('the reason, which the member will read'),
} satisfies Readonly<Record<string, FieldRule>>;
