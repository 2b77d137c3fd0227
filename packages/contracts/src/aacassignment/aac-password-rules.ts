import { emailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { aacPasswordRule } from '../fields/password.ts';
import { notBlank } from '../fields/rules.ts';

/** What a buyer types to request an AAC password; the server asks the same rules, and more. */
export const aacPasswordRequestRules = {
  supervisorEmail: emailRule,
  purpose: notBlank('what you order for this activity'),
  password: aacPasswordRule,
} satisfies Readonly<Record<string, FieldRule>>;

/** Why a supervisor rejects a request, or takes a password back. */
export const aacRejectionRule: FieldRule = notBlank('the reason, which the buyer will read');
