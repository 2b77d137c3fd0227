import { z } from 'zod';
import { price } from '../../runtime/index.ts';

const name = z.string('must be text').trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters');
const names = z.array(name, 'must be a list').max(10_000, 'must have at most 10000 entries');

/** The names that are taken in and the names that are left out; where none is taken in, all are. */
const choice = z
  .strictObject({ include: names.default([]), exclude: names.default([]) }, 'must be an object with "include" and "exclude"')
  .refine(({ include, exclude }) => new Set([...include, ...exclude]).size === include.length + exclude.length, 'must not name anything twice')
  .prefault({});

const kind = z.enum(['product', 'service'], "must be 'product' or 'service'");

/** Hundredths of a percent. */
const percentOff = z
  .number('must be a number')
  .transform((percent) => Math.round(percent * 100))
  .refine((hundredths) => hundredths >= 1 && hundredths <= 9999, 'must be more than 0 and less than 100, with at most two decimals');

const agreement = z
  .strictObject(
    { vendor: name.optional(), contract: name.optional(), category: name.optional(), offer: name.optional(), percentOff: percentOff.optional(), price: price.optional() },
    'must be an object',
  )
  .refine(({ vendor, contract, category, offer }) => (vendor ?? contract ?? category ?? offer) !== undefined, 'must name a vendor, a contract, a category or an offer')
  .refine((agreed) => (agreed.percentOff === undefined) !== (agreed.price === undefined), 'must have either "percentOff" or "price"');

/** The assortment of one store (docs/stores.md). Ids are those of the catalog. */
export const assortmentSchema = z.strictObject(
  {
    categories: choice,
    vendors: choice,
    contracts: choice,
    kinds: z.array(kind, 'must be a list').default([]),
    indicators: choice,
    prices: z.array(agreement, 'must be a list').max(100_000, 'must have at most 100000 agreements').default([]),
  },
  'must be an object',
);

/** Checked: amounts are cents, discounts hundredths of a percent. */
export type Assortment = z.output<typeof assortmentSchema>;
/** An assortment as its author writes it. */
export type AssortmentInput = z.input<typeof assortmentSchema>;

/** A file for several stores. */
const severalSchema = z.strictObject({ note: z.string().optional(), stores: z.record(z.string(), assortmentSchema, 'must be an object of stores') }, 'must be an object with "stores"');

/** A file that cannot be used. Its message has a line for each mistake, with its path. */
export class AssortmentError extends Error {
  override readonly name = 'AssortmentError';
  /** A sentence for each mistake. */
  readonly mistakes: readonly string[];

  constructor(message: string, mistakes: readonly string[] = [message]) {
    super(message);
    this.mistakes = mistakes;
  }
}

/** @throws AssortmentError with a line for each mistake */
export const readAssortmentInput = (raw: unknown): Assortment => checked(assortmentSchema, raw);

/** The same for a file with several stores. @throws AssortmentError */
export const readAssortments = (raw: unknown): ReadonlyMap<string, Assortment> => new Map(Object.entries(checked(severalSchema, raw).stores));

function checked<Output>(schema: z.ZodType<Output>, raw: unknown): Output {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${pathText(issue.path)}: ${sentenceOf(issue)}.`);
  throw new AssortmentError(`The assortment cannot be used:\n${lines.join('\n')}`, lines);
}

const sentenceOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `there is no ${issue.keys.map((key) => `"${key}"`).join(', ')}` : issue.message;

/** `prices[2].percentOff`; the file itself has no path. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return text === '' ? 'the file' : text.replace(/^\./, '');
}
