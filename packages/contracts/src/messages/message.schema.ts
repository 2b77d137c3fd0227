import { z } from 'zod';
import { orderStatuses } from '../checkout/order.schema.ts';

/** What somebody said about a purchase order: a message, or the reason of something that happened to it. */
const messageSchema = z.object({
  /** Its place among all that happened to the purchase order, from 1. */
  position: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The vendor, the buyer, or the marketplace. */
  by: z.string(),
  /** The buyer wrote it. */
  isOwn: z.boolean(),
  /** The buyer has not read it yet. Their own words are never new. */
  isNew: z.boolean(),
  /** What happened with it, or that it is a message. */
  title: z.string(),
  /** What was said; empty where there is nothing more to say. */
  text: z.string(),
});

/** The messages about one purchase order in a row of a list. */
export const messageThreadRowSchema = z.object({
  poNumber: z.string(),
  orderNumber: z.string(),
  vendor: z.string(),
  /** How many of its messages the buyer has not read. */
  unread: z.number().int(),
  /** The newest one, its text cut where it is long. */
  last: messageSchema.omit({ isNew: true }),
});
export type MessageThreadRow = z.output<typeof messageThreadRowSchema>;

/** The messages about one purchase order. */
export const messageThreadSchema = z.object({
  poNumber: z.string(),
  orderNumber: z.string(),
  vendor: z.string(),
  status: z.enum(orderStatuses),
  /** The oldest first. */
  messages: z.array(messageSchema),
  /** Why an answer could not be sent; null where there is no such thing. */
  problem: z.string().nullable(),
});
export type MessageThread = z.output<typeof messageThreadSchema>;
