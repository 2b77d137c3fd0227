import { aacRule } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { implement, respond, serviceAt, type Implementation } from '../../wire/index.ts';
import { buyerOf, toolsOf, type CheckoutBuyer, type CheckoutTools } from '../checkout-tools.ts';
import { chooseAndReview, keepAndReview } from '../review/choose.ts';
import { openCheckout } from '../review/checkout-choices.ts';
import { readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { findActivity, notInDirectory } from './activity-directory.ts';
import { addActivityAddress } from './add-addresses.ts';
import { addressBook, type BookView } from './address-book.ts';
import { addressForm, formOfKept, missingOf } from './address-form.ts';
import { typedAddress } from './change-address.ts';
import { keepAddress, type SentAddress } from './keep-address.ts';

/** Select Destination: the address book, a new address, or the address of an AAC/DoDAAC (specification, section 2). */
export function selectShippingService(strategies: CheckoutStrategies): Implementation {
  return implement(serviceAt('/checkout/select_shipping'), async ({ show, addressId, newAddress, isConfirmed = false, save, aac, ...view }, context) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    if (newAddress !== undefined) return keepAndChoose(tools, buyer, { kind: 'street', addressId: null, version: null, address: newAddress, isConfirmed });
    if (save !== undefined) return keepAndChoose(tools, buyer, save);
    if (aac !== undefined) return chooseActivity(tools, buyer, aac);
    if (addressId !== undefined) return chooseAddress(tools, buyer, addressId);
    if (show === 'Create') return respond('Create', addressForm('street'));
    if (show === 'AacShipping') return respond('AacShipping', { aac: '', errors: [] });
    return showBook(tools, buyer, null, view);
  });
}

const gone = 'That address is not in your address book. Choose one of these, or add it.';

/** The address book, for a choice; `message` says why it is asked for again. */
export async function showBook({ database, clock, randomness }: Pick<CheckoutTools, 'clock' | 'randomness'> & { database: Queries }, buyer: CheckoutBuyer, message: string | null, view: BookView = {}) {
  const choices = await openCheckout(database, buyer, randomness.uuid(), clock.now());
  const page = await addressBook(database, buyer.buyerId, view, choices.addressId);
  const selected = page.addresses.some((address) => address.addressId === choices.addressId) ? choices.addressId : null;
  return respond('SelectShipping', { ...page, selected, message });
}

async function chooseAddress(tools: CheckoutTools, buyer: CheckoutBuyer, addressId: string) {
  const reading = await readReview(tools.database, buyer, tools, { addressId });
  const { shipTo } = reading.review;
  // An address of another buyer looks like one that does not exist.
  if (shipTo === null) return showBook(tools, buyer, gone);
  if (missingOf(shipTo).length > 0) {
    const lacking = await typedAddress(tools.database, buyer.buyerId, shipTo.addressId);
    return lacking === null ? showBook(tools, buyer, gone) : respond('LegacyAddress', formOfKept(lacking));
  }
  return keepAndReview(tools.database, tools, buyer, { addressId: shipTo.addressId }, reading);
}

async function keepAndChoose(tools: CheckoutTools, buyer: CheckoutBuyer, sent: SentAddress) {
  return keepAddress(tools, buyer.buyerId, sent, async (connection, kept) => {
    switch (kept.kind) {
      case 'form':
        return kept.form.addressId === null ? respond('Create', kept.form) : respond('LegacyAddress', kept.form);
      case 'kept':
        return chooseAndReview(connection, tools, buyer, { addressId: kept.addressId });
      default:
        return showBook({ ...tools, database: connection }, buyer, gone);
    }
  });
}

async function chooseActivity(tools: CheckoutTools, buyer: CheckoutBuyer, typed: string) {
  const wrong = aacRule(typed);
  if (wrong !== null) return respond('AacShipping', { aac: typed, errors: [{ field: 'aac', message: wrong }] });
  return withTransaction(tools.database, async (connection) => {
    const activity = await findActivity(connection, typed);
    if (activity === null) return respond('AacShipping', { aac: typed, errors: [{ field: 'aac', message: notInDirectory(typed) }] });
    const entry = { addressId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() };
    return chooseAndReview(connection, tools, buyer, { addressId: await addActivityAddress(connection, entry, activity) });
  });
}
