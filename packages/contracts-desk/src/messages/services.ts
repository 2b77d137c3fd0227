import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { savedCsvFile } from '../wire/csv-file.ts';

const messageState = z.enum(['open', 'closed']);

const listedMessage = z.object({
  /** Such as H-0000123-4. */
  number: z.string(),
  state: messageState,
  store: z.string(),
  /** What it is about, in words. */
  about: z.string(),
  /** Name and address, or one of them; empty: it says not. */
  sender: z.string(),
  receivedAt: z.string(),
  /** Its first words. */
  begins: z.string(),
});
export type ListedDeskMessage = z.output<typeof listedMessage>;

const number = z.string().trim().min(1).max(40);
const filter = { q: listRequest.q, state: z.enum(['open', 'closed', 'all']).default('open'), about: z.string().max(40).default('') };

export const messagesService = defineDeskService({
  path: '/messages', method: 'GET', role: 'viewer', summary: 'What people wrote to the help desk with its form and the others.',
  request: z.object({ ...listRequest, ...filter }),
  answer: z.object({
    ...listed,
    messages: z.array(listedMessage),
    /** What a message can be about, for the filter. */
    subjects: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});

export const messageService = defineDeskService({
  path: '/message', method: 'GET', role: 'viewer', summary: 'One message, and what was written back.',
  request: z.object({ number }),
  answer: z.object({
    message: listedMessage.omit({ begins: true }).extend({
      email: z.string().nullable(),
      /** Name and address are those of a signed-in buyer; else anyone can have typed them. */
      isSignedIn: z.boolean(),
      text: z.string(),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      page: z.string(),
      errorID: z.string(),
      mailedAt: z.string().nullable(),
      closedAt: z.string().nullable(),
      note: z.string(),
    }),
    /** Null: nothing was written back by mail. */
    letter: z.object({ text: z.string(), by: z.string() }).nullable(),
  }),
});

export const answerMessageService = defineDeskService({
  path: '/message/answer', method: 'POST', role: 'orderClerk', summary: 'Mails an answer to the sender, and closes the message.',
  request: z.object({ number, letter: z.string().trim().min(1, 'Write the answer.').max(5000) }),
  answer: done,
});

export const closeMessageService = defineDeskService({
  path: '/message/close', method: 'POST', role: 'orderClerk', summary: 'Closes a message with a note: it was answered otherwise, or needs no answer.',
  request: z.object({ number, note: z.string().trim().min(1, 'Say how it was answered, or why it needs no answer.').max(500) }),
  answer: done,
});

export const reopenMessageService = defineDeskService({
  path: '/message/reopen', method: 'POST', role: 'orderClerk', summary: 'Opens a closed message again.',
  request: z.object({ number }),
  answer: done,
});

export const exportMessagesService = defineDeskService({
  path: '/messages/export', method: 'GET', role: 'viewer', summary: 'Messages as CSV, by the same filter as the list.',
  request: z.object(filter),
  answer: savedCsvFile,
});
