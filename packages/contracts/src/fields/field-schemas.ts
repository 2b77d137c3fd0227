import { z } from 'zod';
import { dateRule, parseCalendarDate } from './calendar-date.ts';
import type { FieldRule } from './field-rule.ts';

/** A text of a request that follows a field rule: what a form says at the field, the server says of the request. */
const ruledText = (rule: FieldRule, longest: number) =>
  z.string().max(longest).superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue(message);
  });

/** A day as people write it (`yyyy-mm-dd` or `m/d/yyyy`), or nothing; a handler gets `yyyy-mm-dd` or the empty text. */
export const optionalDay = ruledText((value) => (value === '' ? null : dateRule(value)), 40).transform((value) => parseCalendarDate(value) ?? '');
