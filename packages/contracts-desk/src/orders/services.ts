import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

/** Why a purchase order is in the queue of operators; decision 0174 says when each begins and ends. */
export const reasonKinds = ['dead', 'no-way', 'unsent', 'untold', 'problem', 'cancellation', 'rejected', 'late'] as const;

/** To what an operator moves a purchase order: all that is left of it. */
const movableTo = ['sent', 'accepted', 'rejected', 'shipped', 'delivered', 'canceled'] as const;

/** `A27-0000123-6-01` */
const purchaseOrderNumber = z.string().trim().toUpperCase().min(1).max(60);

const reason = z.object({ kind: z.enum(reasonKinds), since: z.string() });

export type QueueReason = z.output<typeof reason>;

const purchaseOrder = z.object({
  number: purchaseOrderNumber,
  orderNumber: z.string(),
  store: z.string(),
  placedAt: z.string(),
  vendorId: z.string(),
  vendor: z.string(),
  /** In words, as the buyer reads it. */
  status: z.string(),
  /** Empty: it is not in the queue. */
  reasons: z.array(reason),
});

export type ListedPurchaseOrder = z.output<typeof purchaseOrder>;

export const ordersService = defineDeskService({
  path: '/orders', method: 'GET', role: 'viewer',
  summary: 'Purchase orders: those in the queue of operators, what has waited longest first; or all, the newest first, as many as one looks through.',
  request: z.object({ ...listRequest, state: z.enum(['queue', ...reasonKinds, 'all']).default('queue') }),
  answer: z.object({
    ...listed,
    orders: z.array(purchaseOrder),
    /** Of all purchase orders there are more with these words than the list holds. */
    hasMore: z.boolean(),
  }),
});

const line = z.object({
  /** From 1. */
  position: z.int(),
  name: z.string(),
  unitOfIssue: z.string(),
  ordered: z.int(),
  rejected: z.int(),
  rejectedReason: z.string().nullable(),
  shipped: z.int(),
  received: z.int(),
  /** `YYYY-MM-DD` */
  promisedDate: z.string().nullable(),
  /** With its currency, for people. */
  total: z.string(),
});

const happening = z.object({
  position: z.int(),
  at: z.string(),
  title: z.string(),
  /** Reason, message, numbers; may be empty. */
  text: z.string(),
  isMessage: z.boolean(),
  by: z.enum(['vendor', 'buyer', 'operator', 'system']),
  name: z.string(),
  way: z.enum(['page', 'api', 'cxml', 'mail', 'link', 'desk', 'command']),
});

export type Happening = z.output<typeof happening>;

const delivery = z.object({
  state: z.enum(['waiting', 'dead', 'delivered', 'withdrawn']),
  since: z.string(),
  /** In each message to the vendor. */
  key: z.string(),
  /** By which it was tried last. */
  way: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** Of what waits; null: it is not tried again by itself. */
  nextAttemptAt: z.string().nullable(),
  /** Why it could not be sent, the newest first; attempts that fail one after another for one reason are one, since the first. */
  failures: z.array(z.object({ at: z.string(), way: z.string().nullable(), reason: z.string() })),
});

export type Delivery = z.output<typeof delivery>;

const link = z.object({ /** By which it is taken back: it opens nothing. */ linkId: z.string(), state: z.enum(['open', 'expired', 'revoked']), createdAt: z.string(), expiresAt: z.string(), revokedAt: z.string().nullable() });

export type GivenLink = z.output<typeof link>;

export const orderService = defineDeskService({
  path: '/order', method: 'GET', role: 'viewer', summary: 'All that is known of one purchase order.',
  request: z.object({ number: purchaseOrderNumber }),
  answer: z.object({
    order: purchaseOrder.extend({
      contractNumber: z.string(),
      placedBy: z.string(),
      shipTo: z.array(z.string()),
      note: z.string(),
      /** `YYYY-MM-DD` */
      deliverBy: z.string().nullable(),
      /** Speed and billing, where they were chosen. */
      terms: z.array(z.object({ name: z.string(), words: z.string() })),
      subtotal: z.string(),
      invoiceNumbers: z.array(z.string()),
      isCancellationAsked: z.boolean(),
    }),
    lines: z.array(line),
    /** To what an operator can move it now. */
    moves: z.array(z.enum(movableTo)),
    /** The oldest first. */
    happenings: z.array(happening),
    /** Null: it was placed before purchase orders were sent. */
    delivery: delivery.nullable(),
    /** What its vendor was not told yet. */
    untold: z.array(z.object({ position: z.int(), title: z.string(), reason: z.string().nullable() })),
    /** The newest first. */
    links: z.array(link),
  }),
});

/** Said in the audit log. */
const reasonGiven = z.string().trim().min(1, 'Give the reason.').max(500);

/**
 * `seen`: the position of the last event that the operator knows, 0 for none. What changes a purchase order is refused when something has happened since,
 * so that no operator decides upon what is no more so, and nothing is recorded twice.
 */
const seenOrder = { number: purchaseOrderNumber, seen: z.int().min(0) };

export const setAsideService = defineDeskService({
  path: '/order/set-aside', method: 'POST', role: 'orderClerk',
  summary: 'Takes a purchase order out of the queue for what was rejected, reported or promised until now; not for a delivery, nor for a cancellation that was asked for.',
  request: z.object({ ...seenOrder, reason: reasonGiven }),
  answer: done,
});

export const sendOrderService = defineDeskService({
  path: '/order/send', method: 'POST', role: 'orderClerk', summary: 'Has a purchase order that waits, is not tried again by itself, or was placed before there were deliveries, sent to its vendor at once.',
  request: z.object({ number: purchaseOrderNumber }),
  answer: done,
});

export const moveOrderService = defineDeskService({
  path: '/order/move', method: 'POST', role: 'orderClerk', summary: 'Records what a vendor or a buyer has told an operator of all that is left of a purchase order.',
  request: z.object({
    ...seenOrder,
    status: z.enum(movableTo),
    /** Vendor and buyer read it of what is rejected or canceled; else it is in the audit log alone. */
    reason: reasonGiven,
    /** Of what is shipped. */
    carrier: z.string().trim().max(100).default(''),
    tracking: z.string().trim().max(100).default(''),
  }),
  answer: done,
});

export const makeLinkService = defineDeskService({
  path: '/order/make-link', method: 'POST', role: 'orderClerk', summary: 'Makes a link with which the vendor answers. It is in this answer, and nowhere else.',
  request: z.object({ number: purchaseOrderNumber, days: z.int('Give a whole number of days.').min(1, 'Give at least one day.').max(365, 'Give at most 365 days.') }),
  answer: z.object({ linkId: z.string(), url: z.string(), expiresAt: z.string() }),
});

export const revokeLinksService = defineDeskService({
  path: '/order/revoke-links', method: 'POST', role: 'orderClerk', summary: 'Takes back one link to a purchase order, or all of them, those in mails to the vendor, too.',
  request: z.object({ number: purchaseOrderNumber, /** Null: all. */ linkId: z.string().regex(/^[\da-f]{12}$/).nullable().default(null), reason: reasonGiven }),
  answer: done,
});

/** Buyer and vendor read it. */
const text = z.string().trim().min(1, 'Write what they should know.').max(2000, 'Use at most 2000 characters.');

export const answerCancellationService = defineDeskService({
  path: '/order/answer-cancellation', method: 'POST', role: 'orderClerk', summary: 'Answers, for the vendor, a buyer who has asked to cancel.',
  request: z.object({ ...seenOrder, decision: z.enum(['granted', 'declined']), text }),
  answer: done,
});

export const writeMessageService = defineDeskService({
  path: '/order/message', method: 'POST', role: 'orderClerk', summary: 'Writes a message to the buyer, which the vendor reads, too.',
  request: z.object({ ...seenOrder, text }),
  answer: done,
});
