import { commentRules, type AttributesOf, type CommentValues } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';

export type CommentFormAttributes = AttributesOf<'/information/comment_form', 'Initial'>;
export type CommentField = Exclude<keyof CommentValues, 'errorID'>;

const subject: Field<CommentField> = { name: 'subject', label: 'About', rule: commentRules.subject };
const text: Field<CommentField> = {
  name: 'text', label: 'Your message', rule: commentRules.text, input: { hint: 'What you wanted to do, and what happened instead. No passwords, no card numbers.', maxLength: 4000 },
};
const name: Field<CommentField> = { name: 'name', label: 'Your name (optional)', rule: commentRules.name, input: { autoComplete: 'name', maxLength: 200 } };
const email: Field<CommentField> = {
  name: 'email', label: 'Your e-mail address (optional)', rule: commentRules.email, input: { autoComplete: 'email', type: 'email', maxLength: 254, hint: 'The help desk can answer only if you give one' },
};
const page: Field<CommentField> = { name: 'page', label: 'Page (optional)', rule: commentRules.page, input: { autoComplete: 'off', maxLength: 1000, hint: 'The page that you came from. Clear it if your message is not about it.' } };

/** The fields that are shown, in their order: a buyer's name and address are known, where they have one. */
export function commentFields({ sender, values }: Pick<CommentFormAttributes, 'sender' | 'values'>): readonly Field<CommentField>[] {
  return [
    subject,
    text,
    ...(sender === null ? [name] : []),
    ...(sender === null || sender.email === null ? [email] : []),
    ...(values.page === '' ? [] : [page]),
  ];
}
