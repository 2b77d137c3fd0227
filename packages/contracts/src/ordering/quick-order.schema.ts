import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';
import { mostListRows } from './list-limits.ts';

/** A row as it is typed. */
const typedRow = z.object({
  /** The page's own name for the row. */
  key: z.string().min(1).max(40),
  /** A part number or an NSN, as people write it. */
  number: z.string().max(100),
  quantity: z.string().max(20),
  /** The product that was chosen where several have the number. */
  productId: z.string().max(100).nullable(),
});

export const typedRows = z.array(typedRow).max(mostListRows, `Send at most ${mostListRows} rows at once.`);

/** A product with the number, and the offer that is ordered of it. */
const item = z.object({
  productId: z.string(),
  offerId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  partNumber: z.string(),
  nsn: z.string().nullable(),
  vendor: z.string(),
  unitOfIssue: z.string(),
  /** Of one unit of issue; larger quantities may cost less. */
  price: moneySchema,
});

/** A row with what was found for it. */
const checkedRow = typedRow.extend({
  /**
   * `found` can be ordered as it is; `ambiguous` needs a choice; `unknown` is no number of the catalog; `refused` is known and cannot be ordered
   * so; `incomplete` is not wholly typed, or has no quantity that is one.
   */
  state: z.enum(['found', 'ambiguous', 'unknown', 'refused', 'incomplete']),
  /** Why it is not found, and what to do; null for a row that can be ordered. */
  message: z.string().nullable(),
  item: item.nullable(),
  /** What to choose from; empty unless the row is ambiguous. */
  choices: z.array(item),
});
export type CheckedRow = z.output<typeof checkedRow>;

export const quickOrderForm = z.object({
  /** The rows that were sent; after adding, those that were not added. */
  rows: z.array(checkedRow),
  /** Lines of the cart that were added or grew; null where nothing was to be added. */
  added: z.number().int().nullable(),
});
