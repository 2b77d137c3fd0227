import { z } from 'zod';
import { noSuchOrder } from '../orderhistory/order-page.ts';
import { orderVendors } from '../orderhistory/order-row.examples.ts';
import { queryInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { answeredThread, emptyThread, manyThreadRows, rejectedThread, threadRows } from './message.examples.ts';
import { messageThreadRowSchema, messageThreadSchema } from './message.schema.ts';

const firstPage = { page: 1, pageSize: 25, vendor: '', vendors: orderVendors, asOf: '2026-11-24T16:30:00Z' };

const messageListAnswer = response(
  z.object({
    threads: z.array(messageThreadRowSchema),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    /** Id of the vendor whose threads these are; empty for all. */
    vendor: z.string(),
    /** Vendors with whom the buyer has a thread, by name. */
    vendors: z.array(z.object({ id: z.string(), name: z.string() })),
    /** When the list was made, ISO 8601, UTC: what came later is not marked as read with all of it. */
    asOf: z.string(),
  }),
  {
    'One of two threads is unread': { ...firstPage, threads: threadRows, total: 2 },
    'Everything is read': { ...firstPage, threads: threadRows.map((row) => ({ ...row, unread: 0 })), total: 2 },
    'The first of two pages': { ...firstPage, threads: manyThreadRows.slice(0, 25), total: manyThreadRows.length },
    'No messages yet': { ...firstPage, threads: [], total: 0, vendors: [] },
  },
);

const messageThreadAnswer = response(messageThreadSchema, {
  'An answer that is new': answeredThread,
  'Rejected, and known': rejectedThread,
  'Nothing written yet': emptyThread,
  'An answer that was not sent': { ...rejectedThread, problem: 'There is room for 500 events in a purchase order, and so many are recorded. Write to the help desk.' },
});

/** What `/main/message_center` and its changes answer. */
export const messageAnswers = { Success: messageListAnswer, Thread: messageThreadAnswer, Failure: noSuchOrder };

/** GET /main/message_center (specification, section 2): threads, or with a purchase order its thread. */
export const messageCenter = defineService({
  path: '/main/message_center',
  method: 'GET',
  access: 'buyer',
  summary: 'Messages about the buyer’s own orders, one thread for each purchase order, newest first',
  request: z.object({
    /** The thread of this purchase order alone. */
    poNumber: z.string().max(50).optional(),
    /** Id of a vendor: the threads with this one alone. */
    vendor: z.string().max(100).optional(),
    page: queryInteger(1, 10_000).optional(),
  }),
  responses: messageAnswers,
});
