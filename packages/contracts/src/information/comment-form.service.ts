import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { commentFormSchema, commentValuesSchema, emptyCommentForm, refusedCommentForm } from './comment-form.schema.ts';

const known = {
  ...emptyCommentForm,
  values: { ...emptyCommentForm.values, subject: 'error', page: '/ws/checkout/checkout_review', errorID: 'req-7f3a' },
  sender: { name: 'Demo Buyer', email: 'buyer@agency.example.gov' },
};
const bare = { ...emptyCommentForm, contacts: null, about: null };

/** GET /information/comment_form (specification, section 2): the page of the help desk, with the form that reaches it. */
export const commentForm = defineService({
  path: '/information/comment_form',
  method: 'GET',
  access: 'visitor',
  summary: 'The help desk: its contacts, and a form for a message to it',
  request: z.object({
    /** Path and query of the page from which the sender comes. One that is too long for a message is left out: the page opens all the same. */
    page: z.string().optional(),
    /** The server's id of an error that the sender met; as with the page. */
    errorID: z.string().optional(),
  }),
  responses: { Initial: response(commentFormSchema, { 'A visitor': emptyCommentForm, 'A buyer who met an error': known, 'No contacts yet': bare }) },
});

/** Keeps a message for the help desk and mails it to the desk's address. Sent twice, it is one message. */
export const commentFormSubmit = defineService({
  path: '/information/comment_form_submit',
  method: 'POST',
  access: 'visitor',
  spinner: 'Sending...',
  summary: 'Sends a message to the help desk',
  request: commentValuesSchema.partial(),
  responses: {
    Success: response(
      z.object({
        /** Under which the help desk finds the message. */
        referenceNumber: z.string(),
        /** To which the desk can answer; null when the sender gave none. */
        email: z.string().nullable(),
      }),
      {
        'With an address': { referenceNumber: 'H-0000123-4', email: 'buyer@agency.example.gov' },
        'Without an address': { referenceNumber: 'H-0000123-4', email: null },
      },
    ),
    Failure: response(commentFormSchema, { 'No address': refusedCommentForm }),
  },
});
