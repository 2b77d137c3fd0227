import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';
import { usd } from '../money/money.ts';
import { mendedInteger, mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { notebookSummary, tonerSummary } from './product.examples.ts';
import { productSummarySchema } from './product.schema.ts';

const savedProductSchema = z.object({
  productId: z.string(),
  /** As it was called when it was saved. */
  name: z.string(),
  /** ISO 8601, UTC. */
  savedAt: z.string(),
  /** The lowest price of that day for one unit of issue; null: no vendor had one. */
  priceThen: moneySchema.nullable(),
  unitThen: z.string().nullable(),
  /** Null: this store does not have it any more. */
  product: productSummarySchema.nullable(),
});
export type SavedProduct = z.output<typeof savedProductSchema>;

const pageSize = 25;

const list = z.object({
  saved: z.array(savedProductSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** The most that a buyer can save in a store. */
  most: z.number().int(),
  /** Why nothing was changed; null where it was, and on a page that only reads. */
  problem: z.string().nullable(),
});

const both: z.output<typeof savedProductSchema>[] = [
  { productId: tonerSummary.productId, name: tonerSummary.name, savedAt: '2026-11-03T15:00:00Z', priceThen: usd((tonerSummary.price?.low.amount ?? 0) + 250), unitThen: tonerSummary.unitOfIssue?.name ?? null, product: tonerSummary },
  { productId: notebookSummary.productId, name: notebookSummary.name, savedAt: '2026-11-02T15:00:00Z', priceThen: notebookSummary.price?.low ?? null, unitThen: notebookSummary.unitOfIssue?.name ?? null, product: notebookSummary },
];
const full = { total: 2, page: 1, pageSize, most: 200, problem: null };

const savedAnswer = response(list, {
  'Two products, one cheaper by now': { ...full, saved: both },
  'One that went': { ...full, saved: [...both.slice(0, 1), { productId: '006R9032', name: 'Xerox 006R90320 toner cartridge', savedAt: '2026-10-01T15:00:00Z', priceThen: usd(10_000), unitThen: 'Each', product: null }] },
  'None yet': { ...full, saved: [], total: 0 },
  'The list is full': { ...full, saved: both, problem: 'You have saved 200 products, the most that the list holds. Remove one first.' },
});

/** Products that a buyer has put aside to look at again. */
export const savedProducts = defineService({
  path: '/catalog/saved_products',
  method: 'GET',
  access: 'buyer',
  summary: 'The products that the buyer has saved in this store, the newest first, with their prices then and now',
  request: z.object({ page: mendedInteger(1, 10_000).optional() }),
  responses: { Success: savedAnswer },
});

/** Answers the first page of the list as it is then. Saved twice, a product is there once, as it was saved first. */
export const changeSavedProducts = defineService({
  path: '/catalog/change_saved_products',
  method: 'POST',
  access: 'buyer',
  spinner: 'Saving...',
  summary: 'Saves a product, or removes one that was saved',
  request: z.object({
    change: z.enum(['save', 'remove']),
    productId: z.string().min(1).max(100),
    /** The page of the product, whose visitor signs in for this: the answer leads back there, unless nothing was changed. */
    from: z.literal('product').optional(),
    /** The ZIP code of that page, as it is in its address. */
    deliverTo: mendedText(20).optional(),
  }),
  responses: { Success: savedAnswer },
});

/** For the page of a product, which is the same for everyone. */
export const savedProduct = defineService({
  path: '/catalog/saved_product',
  method: 'GET',
  access: 'buyer',
  background: true,
  summary: 'Whether the buyer has saved a product in this store',
  request: z.object({ productId: mendedText(100) }),
  responses: { Success: response(z.object({ isSaved: z.boolean() }), { 'It is saved': { isSaved: true }, 'It is not': { isSaved: false } }) },
});
