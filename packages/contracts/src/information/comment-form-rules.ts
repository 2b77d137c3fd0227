import { holdsCardNumber } from '../fields/card-in-text.ts';
import { emailRule } from '../fields/email.ts';
import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank } from '../fields/rules.ts';
import type { CommentValues } from './comment-form.schema.ts';
import { isCommentSubject } from './comment-subjects.ts';

/** The longest page and error that a message names, in characters. */
export const commentLimits = { page: 1000, errorID: 100 } as const;

/** The server refuses card numbers in any text (decision 0105); here the sender reads it at the field, before anything is sent, and which entry it is. */
const noCardNumber = (entry: string): FieldRule => (value) =>
  holdsCardNumber(value) ? `${entry} holds what looks like the number of a payment card. Take it out: the help desk never needs it. If it is another number, write its digits with slashes between them.` : null;

/** The rules of the form for the help desk, in its order; the server asks the same ones. The id of an error may be any text. */
export const commentRules: Readonly<Record<Exclude<keyof CommentValues, 'errorID'>, FieldRule>> = {
  subject: (value) => (isCommentSubject(value) ? null : 'Choose what your message is about.'),
  text: (value) => notBlank('your message')(value) ?? noCardNumber('Your message')(value),
  name: noCardNumber('Your name'),
  email: (value) => (value.trim() === '' ? null : emailRule(value)),
  page: noCardNumber('The page'),
};
