import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const line = z.string().trim().min(1, 'It is empty.').max(200).regex(/^\P{Cc}*$/u, 'It must be one line.');
const vendorId = line;
/** Null: all contracts that have no way of their own. */
const contractNumber = line.nullable();

const listedVendor = z.object({
  vendorId: z.string(),
  name: z.string(),
  /** Names of the ways by which the vendor gets purchase orders; none: what is ordered waits. */
  ways: z.array(z.string()),
  /** In a trial: the mailbox at the desk that a vendor without a way has. */
  trialMailbox: z.string().nullable(),
  /** Purchase orders that are on their way, and those that are not tried again by themselves. */
  waiting: z.int(),
  dead: z.int(),
});

export type ListedVendor = z.output<typeof listedVendor>;

const way = z.object({
  contractNumber: z.string().nullable(),
  way: z.string(),
  /** By the way: an address, identities. Never a secret. */
  settings: z.record(z.string(), z.unknown()),
  /** Where the vendor reads what the way does not carry. */
  contact: z.string().nullable(),
});

export type VendorWayEntry = z.output<typeof way>;

const key = z.object({
  /** By which operators call it; the key itself is with the vendor alone. */
  keyId: z.string(),
  note: z.string(),
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

export type VendorKey = z.output<typeof key>;

const reduction = z.object({
  id: z.string(),
  /** `requested` and `authorized` go on; the others are ends. */
  state: z.enum(['requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'used']),
  buyer: z.string(),
  store: z.string(),
  product: z.string(),
  contractNumber: z.string(),
  quantity: z.int(),
  /** For one unit of issue, with their currency. */
  listPrice: z.string(),
  askedPrice: z.string(),
  /** Null: none is authorized. */
  price: z.string().nullable(),
  /** `YYYY-MM-DD`, the last day. */
  until: z.string().nullable(),
  /** Where the mail with the link went. */
  answererEmail: z.string(),
  askedAt: z.string(),
  reason: z.string().nullable(),
  orderNumber: z.string().nullable(),
});

export type ListedReduction = z.output<typeof reduction>;

export const vendorsService = defineDeskService({
  path: '/vendors', method: 'GET', role: 'viewer', summary: 'The vendors of the catalog, by name, and how each gets purchase orders.',
  request: z.object({ ...listRequest, state: z.enum(['all', 'withoutWay', 'waiting']).default('all') }),
  answer: z.object({ ...listed, vendors: z.array(listedVendor) }),
});

export const vendorService = defineDeskService({
  path: '/vendor', method: 'GET', role: 'viewer', summary: 'One vendor, with the ways and what waits.',
  request: z.object({ vendorId }),
  answer: z.object({
    vendor: listedVendor,
    ways: z.array(way),
    /** Names of the ways of this server, those of its plugins included. */
    knownWays: z.array(z.string()),
    /** With which the programs of the vendor call the API; the newest first. */
    keys: z.array(key),
    /** The lower prices that buyers ask for: what goes on first, then the newest; at most 50. */
    reductions: z.array(reduction),
    /** The first purchase orders that the vendor does not have, with the reason where one is known. */
    waiting: z.array(z.object({ poNumber: z.string(), contractNumber: z.string(), isDead: z.boolean(), since: z.string(), reason: z.string().nullable() })),
  }),
});

export const setVendorWayService = defineDeskService({
  path: '/vendor/set-way', method: 'POST', role: 'administrator', summary: 'Sets how a vendor, or one contract of a vendor, gets purchase orders; what waits is tried at once.',
  request: z.object({
    vendorId,
    contractNumber,
    way: line,
    settings: z.record(z.string(), z.unknown()),
    contact: z.email('It must be an e-mail address.').nullable(),
    /** True: there is a way already, which this replaces; false: there is none. What is otherwise is refused. */
    replaces: z.boolean(),
  }),
  answer: done,
});

export const removeVendorWayService = defineDeskService({
  path: '/vendor/remove-way', method: 'POST', role: 'administrator', summary: 'Takes a way from a vendor, or from one contract; what is ordered then waits, or goes by the way for all contracts.',
  request: z.object({ vendorId, contractNumber, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const makeVendorKeyService = defineDeskService({
  path: '/vendor/make-key', method: 'POST', role: 'administrator', summary: 'Makes a key with which a program of the vendor calls the API; it is told this once.',
  request: z.object({ vendorId, note: z.string().trim().max(200).regex(/^\P{Cc}*$/u, 'It must be one line.') }),
  answer: z.object({ keyId: z.string(), key: z.string() }),
});

export const revokeVendorKeyService = defineDeskService({
  path: '/vendor/revoke-key', method: 'POST', role: 'administrator', summary: 'Takes a key from a vendor: it opens nothing from then on.',
  request: z.object({ vendorId, keyId: line, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const takeBackReductionService = defineDeskService({
  path: '/vendor/take-back-price', method: 'POST', role: 'orderClerk', summary: 'Takes back a lower price that was not used yet, or the request for it; the buyer and the one who answers get a mail with the reason.',
  request: z.object({ id: z.string().max(40), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});
