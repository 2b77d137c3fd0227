import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { workState } from './words.ts';

const count = z.object({ before: z.int(), after: z.int() });

/** Some of what a change concerns, by name, and how many there are of it. */
const some = z.object({ count: z.int(), examples: z.array(z.string()) });

const assortmentResult = z.object({
  outcome: z.enum(['changed', 'unchanged', 'kept']),
  counts: z.object({ categories: count, products: count, services: count, vendors: count, offers: count, agreedPrices: count }),
  /** What is sold that was not, what is not sold any more, and offers at another price. Null where only numbers were asked for. */
  differences: z.object({ entering: some, leaving: some, repriced: some }).nullable(),
  /** Ids that the catalog does not have now, the first 100 with their place in the file. */
  unknownCount: z.int(),
  unknown: z.array(z.object({ path: z.string(), value: z.string() })),
});

const finding = z.object({ rule: z.string(), check: z.string(), place: z.string(), message: z.string(), remedy: z.string() });

const refused = z.object({
  /** Of a package that could not be fetched or unpacked, such as `PACKAGE_INTEGRITY`; null where the sentence says all. */
  code: z.string().nullable(),
  message: z.string(),
  /** What the conformance rules said; empty where they were not asked. */
  rules: z.array(z.object({ rule: z.string(), verdict: z.string() })),
  findings: z.array(finding),
});

const storeWork = z.object({
  workId: z.int(),
  kind: z.enum(['addition', 'preview', 'assortment']),
  /** The store; of an addition the package. */
  subject: z.string(),
  by: z.string(),
  reason: z.string(),
  state: workState,
  askedAt: z.string(),
  endedAt: z.string().nullable(),
  /** What was done so far. */
  steps: z.array(z.string()),
  /** What came of it, in sentences; empty until it is done. */
  result: z.array(z.string()),
  assortment: assortmentResult.nullable(),
  refused: refused.nullable(),
});

export type StoreWork = z.output<typeof storeWork>;
export type AssortmentResult = z.output<typeof assortmentResult>;

export const storeWorkService = defineDeskService({
  path: '/store/work', method: 'GET', role: 'viewer', summary: 'One piece of work on a store that takes its time: how far it is, or what came of it.',
  request: z.object({ workId: z.coerce.number().int().min(1).max(2_000_000_000) }),
  answer: z.object({ work: storeWork }),
});
