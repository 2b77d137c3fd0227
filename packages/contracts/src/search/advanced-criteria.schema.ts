import { z } from 'zod';
import { mendedText } from '../wire/query.ts';

/** A criterion as it was typed; the empty text asks for nothing. What is wrong with it the answer says at its field. */
const criterion = mendedText(200).default('');
/** Values of which any one is enough: repeated parameters of a search, or one text with semicolons between them, as its field has it. */
const anyOf = z.union([z.string(), z.array(z.string()).max(50).transform((values) => values.filter((value) => value.trim() !== '').join('; '))]).transform((text) => text.slice(0, 2000)).default('');

/** What an advanced search asks for; all of it together. */
export const advancedCriteriaSchema = z.object({
  /** Words that results have. */
  words: criterion,
  /** Words that results have together. */
  phrase: criterion,
  /** Words of which results have none. */
  without: criterion,
  /** A part number, an NSN, or the number of a trade item. */
  number: criterion,
  /** Names of manufacturers; of services, of their contractors. */
  manufacturer: anyOf,
  vendor: anyOf,
  contract: anyOf,
  /** Ids of categories. */
  category: anyOf,
  /** Codes of federal indicators. */
  indicator: anyOf,
  /** Special Item Numbers. */
  sin: anyOf,
  /** Codes of units of issue. */
  unit: anyOf,
  /** At most so many days from the order to the delivery. */
  deliveryDays: criterion,
  /** Dollars. */
  priceMin: criterion,
  /** Dollars. */
  priceMax: criterion,
});
export type AdvancedCriteria = z.output<typeof advancedCriteriaSchema>;
