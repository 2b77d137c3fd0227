import { fundRule, type CartRequisition, type RequestOf } from '@quartermaster/contracts';
import { isBlankLine, mostEntryLines, unitOfIssueCodes } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import { cartChanged, holdCart, ownerOf, readCart, removeLines, type CartState } from '../../cart/index.ts';
import { normalAac } from '../../checkout/index.ts';
import { redirect, respond, type RequestContext } from '../../wire/index.ts';
import { refusalOf } from '../access/may-requisition.ts';
import { ownerIn } from '../caller.ts';
import { takeActivity } from '../entry/aac-entry.ts';
import { holdEntry, keepConstants, readEntry } from '../entry/kept-entry.ts';
import { presentLines, writeLines, type HeldLine } from '../entry/kept-lines.ts';

const toCart = redirect('/cart/shopping_cart');

type Typed = RequestOf<'/checkout/requisition_submit'>;
type FieldErrors = CartRequisition['form']['errors'];

/** What of a cart can be requisitioned, by its number; services stay. */
function linesOf({ lines }: CartState) {
  const named = lines.map(({ cartKey, quantity, current, seen }) => ({ cartKey, quantity, terms: current ?? seen }));
  return {
    lines: named.filter(({ terms }) => terms.kind === 'product').map(({ cartKey, quantity, terms: { nsn, partNumber, name, unitOfIssue } }) =>
      ({ cartKey, quantity, name, stockNumber: nsn ?? partNumber, unitOfIssue: unitOfIssueCodes.find(unitOfIssue.code) === undefined ? '' : unitOfIssue.code })),
    staying: named.filter(({ terms }) => terms.kind === 'service').map(({ terms }) => terms.name),
  };
}

/** Requisition Appropriation Data (specification, section 2, Checkout): for a cart in Global Supply, of a buyer who may requisition. */
export async function cartRequisition(context: RequestContext, typed: Typed | null = null, errors: FieldErrors = []) {
  const { database, store } = context;
  if (store.family !== 'global supply') return toCart;
  if ((await refusalOf(context)) !== null) return redirect('/restricted');
  const found = linesOf(await readCart(database, ownerOf(context)));
  if (found.lines.length === 0) return toCart;
  const entry = await readEntry(database, ownerIn(context));
  const unsent = entry === null ? [] : (await presentLines(database, entry.entryId)).filter((line) => !isBlankLine(line.typed));
  return respond('Initial', { ...found, unsent: unsent.length, form: { values: typed ?? { activity: entry?.activity ?? '', fundCode: entry?.constants.fundCode ?? '' }, errors } });
}

/** Moves what is in the cart into the lines, in one transaction: nothing is in both, and what is sent twice is moved once. */
export async function requisitionCart(context: RequestContext, given: Typed) {
  const { database, store, clock } = context;
  if (store.family !== 'global supply') return toCart;
  if ((await refusalOf(context)) !== null) return redirect('/restricted');
  const typed = { activity: normalAac(given.activity), fundCode: given.fundCode.trim().toUpperCase() };
  const fundProblem = fundRule(typed.fundCode);
  const before = await readEntry(database, ownerIn(context));
  const isOther = before !== null && before.activity !== typed.activity && (await presentLines(database, before.entryId)).some((line) => !isBlankLine(line.typed));
  const errors: FieldErrors = [
    ...(isOther ? [{ field: 'activity', message: `Lines of ${before.activity} are not sent yet. Send or remove them first, or use that activity.` }] : []),
    ...(fundProblem === null ? [] : [{ field: 'fundCode', message: fundProblem }]),
  ];
  if (errors.length > 0) return cartRequisition(context, typed, errors);
  const refused = await takeActivity(context, typed.activity);
  if (refused !== null) return cartRequisition(context, typed, [...refused]);
  const now = clock.now();
  const problem = await withTransaction(database, async (connection): Promise<string | null> => {
    const entry = await holdEntry(connection, ownerIn(context));
    if (entry === null) throw new Error('An entry that was begun a moment ago is gone.');
    const { cart } = await holdCart(connection, ownerOf(context));
    const { lines } = linesOf(cart);
    const present = await presentLines(connection, entry.entryId);
    if (present.filter((line) => !isBlankLine(line.typed)).length + lines.length > mostEntryLines) return `An entry holds at most ${mostEntryLines} lines. Send those that are there first.`;
    const last = Math.max(0, ...present.map(({ place }) => place));
    const moved = lines.map(({ cartKey, stockNumber, quantity, unitOfIssue }, at): HeldLine => ({
      key: cartKey, place: last + at + 1, revision: 1, isRemoved: false,
      typed: { stockNumber, quantity: String(quantity), unitOfIssue, demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' },
    }));
    await keepConstants(connection, ownerIn(context), { ...entry.constants, fundCode: typed.fundCode }, now);
    await writeLines(connection, entry.entryId, moved, now);
    await removeLines(connection, cart, lines.map(({ cartKey }) => cartKey), now);
    return null;
  });
  if (problem !== null) return cartRequisition(context, typed, [{ field: '', message: problem }]);
  cartChanged(context);
  return redirect('/fedstrip/fedstrip_shopping_cart');
}
