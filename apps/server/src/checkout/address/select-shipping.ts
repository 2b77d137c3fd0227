import { aacRule, type NewAddress } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { implement, respond, serviceAt, type Implementation } from '../../wire/index.ts';
import { buyerOf, toolsOf, type CheckoutBuyer, type CheckoutTools } from '../checkout-tools.ts';
import { chooseAndReview, keepAndReview } from '../review/choose.ts';
import { openCheckout } from '../review/checkout-choices.ts';
import { readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { findActivity, notInDirectory } from './activity-directory.ts';
import { addActivityAddress, addAddress, addressBook } from './address-book.ts';
import { blankAddress, checkNewAddress } from './new-address.ts';
import { states } from './states.ts';

/** Select Destination: the address book, a new address, or the address of an AAC/DoDAAC (specification, section 2). */
export function selectShippingService(strategies: CheckoutStrategies): Implementation {
  return implement(serviceAt('/checkout/select_shipping'), async ({ show, addressId, newAddress, aac }, context) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    if (newAddress !== undefined) return createAddress(tools, buyer, newAddress);
    if (aac !== undefined) return chooseActivity(tools, buyer, aac);
    if (addressId !== undefined) return chooseAddress(tools, buyer, addressId);
    if (show === 'Create') return respond('Create', { values: { ...blankAddress }, errors: [], states: [...states] });
    if (show === 'AacShipping') return respond('AacShipping', { aac: '', errors: [] });
    return showBook(tools, buyer, null);
  });
}

async function showBook({ database, clock, randomness }: CheckoutTools, buyer: CheckoutBuyer, message: string | null) {
  const choices = await openCheckout(database, buyer, randomness.uuid(), clock.now());
  const addresses = await addressBook(database, buyer.buyerId);
  const selected = addresses.some((address) => address.addressId === choices.addressId) ? choices.addressId : null;
  return respond('SelectShipping', { addresses, selected, message });
}

async function chooseAddress(tools: CheckoutTools, buyer: CheckoutBuyer, addressId: string) {
  const reading = await readReview(tools.database, buyer, tools, { addressId });
  const { shipTo } = reading.review;
  // An address of another buyer looks like one that does not exist.
  if (shipTo === null) return showBook(tools, buyer, 'That address is not in your address book. Choose one of these, or add it.');
  return keepAndReview(tools.database, tools, buyer, { addressId: shipTo.addressId }, reading);
}

async function createAddress(tools: CheckoutTools, buyer: CheckoutBuyer, typed: NewAddress) {
  const { address, errors } = checkNewAddress(typed);
  if (errors.length > 0) return respond('Create', { values: typed, errors, states: [...states] });
  return withTransaction(tools.database, async (connection) => {
    const entry = { addressId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() };
    await addAddress(connection, entry, address);
    return chooseAndReview(connection, tools, buyer, { addressId: entry.addressId });
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
