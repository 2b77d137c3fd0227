import { type CheckedRow, type ProductSummary, quantityRule, typedQuantity } from '@quartermaster/contracts';
import { dayInWords } from '../runtime/index.ts';
import type { FoundProduct } from './products-with-numbers.ts';
import { hasNumber, numberKeys, shownNumber } from './row-number.ts';

/** A row as it was typed. */
export type TypedRow = Pick<CheckedRow, 'key' | 'number' | 'quantity' | 'productId'>;

type Item = NonNullable<CheckedRow['item']>;
type Outcome = Pick<CheckedRow, 'state' | 'message'> & Partial<Pick<CheckedRow, 'item' | 'choices'>>;

const count = new Intl.NumberFormat('en-US');

/** What a row can be ordered as; null where no vendor has it in stock at a price of today. */
function itemOf({ productId, name, manufacturer, partNumber, nsn, bestOffer }: ProductSummary): Item | null {
  if (bestOffer === null) return null;
  const { offerId, vendor, unitOfIssue, price } = bestOffer;
  return { productId, offerId, name, manufacturer, partNumber, nsn, vendor: vendor.name, unitOfIssue: unitOfIssue.name, price };
}

/** One row against the products that were found for all of them. */
export function resolveRow(row: TypedRow, found: readonly FoundProduct[]): CheckedRow {
  return { ...row, item: null, choices: [], ...outcomeOf(row, found) };
}

function outcomeOf(row: TypedRow, found: readonly FoundProduct[]): Outcome {
  const shown = shownNumber(row.number);
  if (/^[=@]/.test(shown)) return { state: 'incomplete', message: 'This is a formula. Enter the part number or NSN itself.' };
  const keys = numberKeys(row.number);
  if (keys === null) return { state: 'incomplete', message: 'Enter a part number or an NSN.' };
  const having = found.filter((product) => hasNumber(product, keys));
  if (having.length === 0) return { state: 'unknown', message: `No product of this store has the number ${shown}. Check it, or search by words.` };
  const sold = having.flatMap((product) => product.sold ?? []);
  if (sold.length === 0) return { state: 'refused', message: 'This store does not sell this product.' };
  const offered = sold.filter(({ bestOffer }) => bestOffer !== null);
  if (offered.length === 0) return { state: 'refused', message: notNow(sold[0], shown) };
  const chosen = offered.length === 1 ? offered[0] : offered.find(({ productId }) => productId === row.productId);
  if (chosen === undefined) {
    return { state: 'ambiguous', message: 'Several products have this number. Choose one.', choices: offered.flatMap((product) => itemOf(product) ?? []) };
  }
  const others = offered.length === 1 ? [] : offered.flatMap((product) => itemOf(product) ?? []);
  return { ...ordered(row, chosen), choices: others };
}

/** Why a product can be ordered from no vendor, when that ends, and what could be ordered in its place. */
function notNow(product: ProductSummary | undefined, shown: string): string {
  const { name = shown, unavailable } = product ?? {};
  const why = { noOffer: 'is offered by no vendor of this store now', noPrice: 'has no price of today at any vendor of this store', outOfStock: 'is out of stock at every vendor of this store' }[unavailable?.why ?? 'outOfStock'];
  const from = unavailable?.from === undefined ? '' : ` It is expected again on ${dayInWords(unavailable.from)}.`;
  const { replacement } = unavailable ?? {};
  return `${name} ${why}.${from}${replacement === undefined ? '' : ` ${replacement.name} (product ${replacement.productId}) could replace it.`}`;
}

/** A product is known: is so much of it to be had? */
function ordered({ quantity: typed }: TypedRow, product: ProductSummary): Outcome {
  const item = itemOf(product);
  const quantity = typedQuantity(typed);
  if (quantity === null) {
    return { state: 'incomplete', item, message: typed.trim() === '' ? 'Enter a quantity.' : quantityRule(typed) };
  }
  const available = product.bestOffer?.available ?? null;
  if (available !== null && available < quantity) {
    const pieces = count.format(available);
    return { state: 'refused', item, message: `${item?.vendor ?? 'The vendor'} has only ${pieces} in stock. Enter a quantity of ${pieces} or less, or choose another vendor on the page of the product.` };
  }
  return { state: 'found', message: null, item };
}
