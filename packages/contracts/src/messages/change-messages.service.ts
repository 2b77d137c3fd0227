import { z } from 'zod';
import { keptCountSchema } from '../wire/kept-count.ts';
import { defineService } from '../wire/service.ts';
import { messageAnswers } from './message-center.service.ts';

const poNumber = z.string().max(50);
/** The last position that the buyer was shown: what came later stays unread. */
const upTo = keptCountSchema;

/** Answers the thread as it is then, or the first page of all threads. The same key sends one answer, however often it comes. */
export const changeMessages = defineService({
  path: '/main/change_messages',
  method: 'POST',
  access: 'buyer',
  spinner: 'Saving...',
  summary: 'Marks messages about the buyer’s own orders as read, and answers them',
  request: z.discriminatedUnion('change', [
    z.object({ change: z.literal('read'), poNumber, upTo }),
    /** `asOf`: of the list that the buyer was shown. */
    z.object({ change: z.literal('read-all'), asOf: z.iso.datetime() }),
    z.object({ change: z.literal('answer'), poNumber, upTo, text: z.string().max(2000), changeKey: z.uuid() }),
  ]),
  responses: messageAnswers,
});
