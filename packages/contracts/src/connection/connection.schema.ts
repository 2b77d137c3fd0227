import { z } from 'zod';
import { alertTypes, longestAlert } from './connection.ts';

/** Messages that a browser may send on the websocket (specification, section 7). */
export const clientMessageSchema = z.strictObject({ op: z.literal('hello') });

/** An alert (specification, section 3): `msg` is HTML, `timeout` milliseconds (0: it stays until it is dismissed). */
const alertMessageSchema = z.object({
  op: z.literal('alert'),
  type: z.enum(alertTypes),
  msg: z.string().min(1),
  timeout: z.int().min(0).max(longestAlert).optional(),
});

/** Messages of a server to browsers, beside its answer to hello. */
export const pushedMessageSchema = z.discriminatedUnion('op', [
  alertMessageSchema,
  z.object({ op: z.literal('session_ended') }),
  z.object({ op: z.literal('cart') }),
]);

/** The answer to hello (specification, section 3, Websocket hello reply). */
export const helloReplySchema = z.object({ op: z.literal('hello'), wsID: z.string().min(1) });
