import type { AddressFormKind, AttributesOf, CheckedRequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { confirmActivity } from '../address/aac-warning.ts';
import { addressBook, findAddress, type BookView } from '../address/address-book.ts';
import { addressForm, formOfKept, missingOf } from '../address/address-form.ts';
import { typedAddress } from '../address/change-address.ts';
import { keepActivity, type TypedActivity } from '../address/keep-activity.ts';
import { keepAddress, type SentAddress } from '../address/keep-address.ts';
import { buyerOf, toolsOf, type CheckoutBuyer, type CheckoutTools } from '../checkout-tools.ts';
import { inGlobalSupply } from '../in-global-supply.ts';
import { keepTerms, openCheckout } from '../review/checkout-choices.ts';
import { reviewNow } from '../review/choose.ts';
import { groupWith, readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { missingBefore } from '../steps/own-address.ts';
import { chooseDestination, editedOrder, type DestinationChoice } from './choose-destination.ts';

/** One vendor's order whose destination is chosen. */
interface Editing {
  readonly tools: CheckoutTools;
  readonly buyer: CheckoutBuyer;
  readonly groupId: string;
}

/** Select Shipping Address: where one vendor's order goes, or a part of it (specification, section 2, Cart). */
export function editShippingServices(strategies: CheckoutStrategies): readonly Implementation[] {
  const change = async (request: CheckedRequestOf<'/cart/edit_shipping'>, context: RequestContext) =>
    edit({ tools: toolsOf(context, strategies), buyer: buyerOf(context), groupId: request.groupId }, request);
  return [
    implement(serviceAt('/cart/edit_shipping_get'), async ({ groupId, show, kind, ...view }, context) => {
      const editing: Editing = { tools: toolsOf(context, strategies), buyer: buyerOf(context), groupId };
      return (await missingBefore('destination', editing.tools, editing.buyer)) ?? (show === undefined ? showOrder(editing, view) : blankForm(show, kind));
    }),
    implement(serviceAt('/cart/edit_shipping'), change, { rateClass: 'addresses' }),
    implement(serviceAt('/ggs/cart/edit_shipping'), inGlobalSupply(change), { rateClass: 'addresses' }),
  ];
}

const blankForm = (show: 'NewAAC' | 'Create', kind: AddressFormKind = 'street') => (show === 'Create' ? respond('Create', addressForm(kind)) : respond('NewAAC', { aac: '', errors: [] }));

async function edit(editing: Editing, { show, kind, addressId, quantities, asOrder, takeBack, newAddress, isConfirmed = false, save, aac, breakbulk, q, page }: CheckedRequestOf<'/cart/edit_shipping'>) {
  if (newAddress !== undefined) return keepNew(editing, { kind: 'street', addressId: null, version: null, address: newAddress, isConfirmed });
  if (save !== undefined) return keepNew(editing, save);
  if (aac !== undefined) return addActivity(editing, { aac, breakbulk });
  if (asOrder === true) return choose(editing, { kind: 'asOrder' });
  if (takeBack !== undefined) return choose(editing, { kind: 'takeBack', addressId: takeBack });
  if (addressId !== undefined && isConfirmed) return confirm(editing, addressId);
  if (addressId !== undefined) return chooseAddress(editing, quantities === undefined ? { kind: 'all', addressId } : { kind: 'part', addressId, quantities });
  return (await missingBefore('destination', editing.tools, editing.buyer)) ?? (show === undefined ? showOrder(editing, { q, page }) : blankForm(show, kind));
}

const gone = 'That address is not in your address book. Choose one of these, or add it.';

/** The page of the choice; the review where the cart has no such order. */
async function showOrder({ tools, buyer, groupId }: Editing, view: BookView, message: string | null = null, selected: string | null = null) {
  const reading = await readReview(tools.database, buyer, tools);
  const group = groupWith(reading, groupId);
  if (group === undefined) return redirect('/checkout/checkout_review');
  const terms = reading.review.terms.find((own) => own.groupId === groupId) ?? { groupId, note: '', deliverBy: null };
  const { shipTo } = reading.review;
  const first = selected ?? (terms.shipTo ?? shipTo)?.addressId ?? null;
  const book = await addressBook(tools.database, buyer.buyerId, view, first);
  const attributes: AttributesOf<'/cart/edit_shipping_get', 'Initial'> = {
    ...book,
    selected: book.addresses.some(({ addressId }) => addressId === first) ? first : null,
    message,
    orderShipTo: shipTo,
    order: editedOrder(group, terms),
  };
  return respond('Initial', attributes);
}

/** An address that lacks something is completed first; one of another buyer looks like one that does not exist. */
async function chooseAddress(editing: Editing, choice: DestinationChoice & { readonly addressId: string }) {
  const { database } = editing.tools;
  const { buyerId } = editing.buyer;
  const address = await findAddress(database, buyerId, choice.addressId);
  if (address === null) return showOrder(editing, {}, gone);
  const lacking = missingOf(address).length > 0 ? await typedAddress(database, buyerId, choice.addressId) : null;
  return lacking === null ? choose(editing, choice) : respond('Create', formOfKept(lacking));
}

/** The order goes to that activity already: it stays where it is. */
async function confirm({ tools, buyer }: Editing, addressId: string) {
  await confirmActivity(tools.database, buyer.buyerId, addressId);
  return reviewNow(tools, buyer);
}

async function choose(editing: Editing, choice: DestinationChoice) {
  const { tools, buyer, groupId } = editing;
  const refused = await withTransaction(tools.database, async (connection): Promise<string | null> => {
    const now = tools.clock.now();
    const choices = await openCheckout(connection, buyer, tools.randomness.uuid(), now);
    const reading = await readReview(connection, buyer, tools);
    const [group, shown] = [groupWith(reading, groupId), reading.review.terms.find((own) => own.groupId === groupId)];
    if (group === undefined || shown === undefined) return null;
    const chosen = chooseDestination(group, shown, choices.addressId, choice);
    if ('message' in chosen) return chosen.message;
    await keepTerms(connection, buyer, [...choices.terms.filter((own) => own.groupId !== groupId), chosen.terms], now);
    return null;
  });
  return refused === null ? reviewNow(tools, buyer) : showOrder(editing, {}, refused, 'addressId' in choice ? choice.addressId : null);
}

async function keepNew(editing: Editing, sent: SentAddress) {
  const { tools, buyer } = editing;
  const kept = await keepAddress(tools, buyer.buyerId, sent, async (_connection, result) => result);
  if (kept.kind === 'form') return respond('Create', kept.form);
  return kept.kind === 'kept' ? showOrder(editing, {}, null, kept.addressId) : showOrder(editing, {}, gone);
}

/** A break-bulk point with its consignee is chosen for the order at once: the button that sends it says so. */
async function addActivity(editing: Editing, typed: TypedActivity) {
  const { tools, buyer } = editing;
  const kept = await withTransaction(tools.database, (connection) => keepActivity(connection, { addressId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() }, typed));
  if ('message' in kept) return respond('NewAAC', { aac: typed.aac, errors: [{ field: 'aac', message: kept.message }] });
  return typed.breakbulk === undefined ? showOrder(editing, {}, null, kept.addressId) : choose(editing, { kind: 'all', addressId: kept.addressId });
}
