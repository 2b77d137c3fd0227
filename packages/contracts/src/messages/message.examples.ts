import { orderUnderWay, underWay } from '../orderhistory/purchase-order-progress.examples.ts';
import { orderRows } from '../orderhistory/order-row.examples.ts';
import type { MessageThread, MessageThreadRow } from './message.schema.ts';

const [first, second] = orderUnderWay.purchaseOrders.map(({ poNumber, vendor, status }) => ({ poNumber, orderNumber: orderUnderWay.orderNumber, vendor: vendor.name, status }));
if (first === undefined || second === undefined) throw new Error('The example of an order needs two purchase orders.');

const saying = (purchaseOrder: number, title: string) => {
  const found = underWay[purchaseOrder]?.happenings.find((happening) => happening.title.startsWith(title));
  if (found === undefined) throw new Error(`The example of an order needs a happening: ${title}.`);
  return found;
};

/** A question of the buyer’s, and an answer that they have not read. */
export const answeredThread: MessageThread = {
  ...first,
  problem: null,
  messages: [
    { position: 2, at: '2026-11-23T14:00:30Z', by: 'Demo Buyer', isOwn: true, title: 'Message', text: 'Can both be delivered to the loading dock on the north side?' },
    { ...saying(0, 'Message'), isOwn: false },
  ].map((message) => ({ ...message, isNew: !message.isOwn })),
};

/** Lines that the vendor will not deliver, which the buyer knows. */
export const rejectedThread: MessageThread = { ...second, problem: null, messages: [{ ...saying(1, 'Rejected'), isOwn: false, isNew: false }] };

export const emptyThread: MessageThread = { ...second, status: 'Sent', problem: null, messages: [] };

function rowOf({ poNumber, orderNumber, vendor, messages }: MessageThread): MessageThreadRow[] {
  return messages.slice(-1).map(({ isNew, ...last }) => ({ poNumber, orderNumber, vendor, unread: Number(isNew), last }));
}

/** Two threads of one order. */
export const threadRows: MessageThreadRow[] = [answeredThread, rejectedThread].flatMap(rowOf);

/** Threads of thirty orders, the newest first. */
export const manyThreadRows: MessageThreadRow[] = orderRows.slice(0, 30).flatMap(({ orderNumber, placedAt, vendors }, i) =>
  threadRows.slice(i % 2, (i % 2) + 1).map((row) => ({ ...row, poNumber: `${orderNumber}-01`, orderNumber, vendor: vendors[0] ?? row.vendor, unread: i < 3 ? i + 1 : 0, last: { ...row.last, at: placedAt } })));
