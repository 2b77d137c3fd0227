import { z } from 'zod';
import { commentLimits } from './comment-form-rules.ts';

/** The form for a message to the help desk. Its rules are in `comment-form-rules.ts`; a value that breaks one is answered, not refused. */
export const commentValuesSchema = z.object({
  subject: z.string().max(40),
  text: z.string().max(4000),
  /** Of a visitor; who is signed in is known. May be empty. */
  name: z.string().max(200),
  email: z.string().max(254),
  /** Path and query of the page that the message is about. May be empty. */
  page: z.string().max(commentLimits.page),
  /** The server's id of an error that the sender met. May be empty. */
  errorID: z.string().max(commentLimits.errorID),
});
export type CommentValues = z.output<typeof commentValuesSchema>;

/** The ways to the help desk, as its operator has set them for the store. */
const helpDeskContactsSchema = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hours: z.string().nullable(),
});
export type HelpDeskContacts = z.output<typeof helpDeskContactsSchema>;

/** The form as the server sends it. */
export const commentFormSchema = z.object({
  values: commentValuesSchema,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The signed-in buyer in whose name the message goes; null: a visitor may say who they are. */
  sender: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  /** Null: the operator has set none. */
  contacts: helpDeskContactsSchema.nullable(),
  /** The operator's page about the help desk: HTML, sanitized by the server and again by the browser. Null: there is none. */
  about: z.string().nullable(),
});

const emptyComment: CommentValues = { subject: '', text: '', name: '', email: '', page: '', errorID: '' };

export const emptyCommentForm: z.output<typeof commentFormSchema> = {
  values: { ...emptyComment, page: '/ws/cart/shopping_cart' },
  errors: [],
  sender: null,
  contacts: { phone: '202-555-0100', email: 'desk@agency.example.gov', hours: 'Monday to Friday, 8 a.m. to 6 p.m. Eastern Time' },
  about: '<p>The <a href="/ws/information/help">help pages</a> answer most questions.</p>',
};

export const refusedCommentForm: z.output<typeof commentFormSchema> = {
  ...emptyCommentForm,
  values: { ...emptyCommentForm.values, subject: 'order', text: 'Where is my order?', email: 'buyer' },
  errors: [{ field: 'email', message: 'Enter an e-mail address, for example name@agency.gov.' }],
};
