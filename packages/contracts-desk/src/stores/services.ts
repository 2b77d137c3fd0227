import { z } from 'zod';
import { reasonSchema } from '../accounts/account.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done } from '../wire/lists.ts';
import { storeName } from './words.ts';

const store = z.object({
  name: z.string(),
  number: z.int(),
  hosts: z.array(z.string()),
  /** Its owner ships it alone; else it is built with the web. */
  shipped: z.boolean(),
  /** Why it is switched off; null: it is shown. */
  off: z.string().nullable(),
  activeVersion: z.string().nullable(),
  /** Of browsers and of services of its own, of the last two weeks. */
  failures: z.int(),
  /** Null: it sells the whole catalog. */
  assortment: z.object({ products: z.int(), services: z.int(), offers: z.int(), supplied: z.boolean() }).nullable(),
});

export type ListedStore = z.output<typeof store>;

const version = z.object({
  version: z.string(),
  packageName: z.string(),
  coreRange: z.string(),
  integrity: z.string(),
  installedAt: z.string(),
  /** Since when it was shown the last time; null: never. */
  activatedAt: z.string().nullable(),
  bytes: z.int(),
  files: z.int(),
  /** What the conformance rules said when it was installed; null: nothing is known. */
  rules: z.array(z.object({ rule: z.string(), verdict: z.string() })).nullable(),
});

export type StoreVersion = z.output<typeof version>;

export const storesService = defineDeskService({
  path: '/stores', method: 'GET', role: 'viewer', summary: 'The stores of the deployment, whether each is shown, and how often it failed.', request: z.object({}), answer: z.object({ stores: z.array(store) }),
});

export const storeService = defineDeskService({
  path: '/store', method: 'GET', role: 'viewer', summary: 'One store: its versions, what it adds and overrides, its services and its last failures.',
  request: z.object({ name: storeName }),
  answer: z.object({
    store,
    versions: z.array(version),
    /** How it is composed; null for a store that is shipped alone, whose code never runs on the server. */
    composition: z.object({ adds: z.array(z.string()), overrides: z.array(z.string()), diagnostics: z.array(z.string()) }).nullable(),
    /** `address` null: none is approved, and nothing is forwarded. */
    upstreams: z.array(z.object({ path: z.string(), description: z.string(), address: z.string().nullable() })),
    failures: z.array(z.object({ at: z.string(), where: z.string(), why: z.string() })),
  }),
});

export const rollBackStoreService = defineDeskService({
  path: '/store/roll-back', method: 'POST', role: 'administrator', summary: 'Shows a kept version of a store in place of the one that is shown.',
  request: z.object({ name: storeName, version: z.string().min(1).max(100), reason: reasonSchema }), answer: done,
});

export const removeStoreService = defineDeskService({
  path: '/store/remove', method: 'POST', role: 'administrator', summary: 'Takes a store that is shipped alone off the list, with its versions, hosts and assortment.',
  request: z.object({ name: storeName, reason: reasonSchema }), answer: done,
});
