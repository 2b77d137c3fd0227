import type { CheckedRequestOf, FieldError } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf, type CheckoutBuyer, type CheckoutTools } from '../checkout-tools.ts';
import { chooseAndReview, keepAndReview } from '../review/choose.ts';
import { inGlobalSupply } from '../in-global-supply.ts';
import { openCheckout } from '../review/checkout-choices.ts';
import { readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { missingBefore } from '../steps/own-address.ts';
import { confirmActivity } from './aac-warning.ts';
import { addressBook, type BookView } from './address-book.ts';
import { addressForm, formOfKept, missingOf } from './address-form.ts';
import { typedAddress } from './change-address.ts';
import { keepActivity, type TypedActivity } from './keep-activity.ts';
import { keepAddress, type SentAddress } from './keep-address.ts';

/** Select Destination: the address book, a new address, or the address of an AAC/DoDAAC (specification, section 2). */
export function selectShippingServices(strategies: CheckoutStrategies): readonly Implementation[] {
  const select = async ({ show, addressId, newAddress, isConfirmed = false, save, aac, breakbulk, from, ...view }: CheckedRequestOf<'/checkout/select_shipping'>, context: RequestContext) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    if (newAddress !== undefined) return keepAndChoose(tools, buyer, { kind: 'street', addressId: null, version: null, address: newAddress, isConfirmed });
    if (save !== undefined) return keepAndChoose(tools, buyer, save);
    if (aac !== undefined) return chooseActivity(tools, buyer, { aac, breakbulk }, activityForm(buyer));
    if (addressId !== undefined) return chooseAddress(tools, buyer, addressId, isConfirmed);
    const missing = from === 'review' ? null : await missingBefore('destination', tools, buyer);
    if (missing !== null) return missing;
    if (show === 'Create') return respond('Create', addressForm('street'));
    if (show === 'AacShipping' || show === 'NewAAC') return activityForm(buyer)('', []);
    return showBook(tools, buyer, null, view);
  };
  return [
    implement(serviceAt('/checkout/select_shipping'), select),
    implement(serviceAt('/ggs/cart/select_shipping'), inGlobalSupply(select)),
    implement(serviceAt('/ggs/cart/select_aac_shipping'), inGlobalSupply(async ({ aac, breakbulk }: CheckedRequestOf<'/ggs/cart/select_aac_shipping'>, context: RequestContext) => {
      const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
      return aac === undefined ? ((await missingBefore('destination', tools, buyer)) ?? aacShipping('', [])) : chooseActivity(tools, buyer, { aac, breakbulk }, aacShipping);
    })),
  ];
}

const gone = 'That address is not in your address book. Choose one of these, or add it.';

/** The address book, for a choice; `message` says why it is asked for again. */
export async function showBook({ database, clock, randomness }: Pick<CheckoutTools, 'clock' | 'randomness'> & { database: Queries }, buyer: CheckoutBuyer, message: string | null, view: BookView = {}) {
  const choices = await openCheckout(database, buyer, randomness.uuid(), clock.now());
  const page = await addressBook(database, buyer.buyerId, view, choices.addressId);
  const selected = page.addresses.some((address) => address.addressId === choices.addressId) ? choices.addressId : null;
  return respond('SelectShipping', { ...page, selected, message });
}

/** The form for an activity: in stores of Global Supply it is the new destination that goods go to. */
const activityForm = ({ choosesBilling }: CheckoutBuyer) => (aac: string, errors: FieldError[]) => respond(choosesBilling ? 'NewAAC' : 'AacShipping', { aac, errors });
const aacShipping = (aac: string, errors: FieldError[]) => respond('AacShipping', { aac, errors });

async function chooseAddress(tools: CheckoutTools, buyer: CheckoutBuyer, addressId: string, isConfirmed: boolean) {
  if (isConfirmed) await confirmActivity(tools.database, buyer.buyerId, addressId);
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

async function chooseActivity<Form>(tools: CheckoutTools, buyer: CheckoutBuyer, typed: TypedActivity, form: (aac: string, errors: FieldError[]) => Form) {
  return withTransaction(tools.database, async (connection) => {
    const kept = await keepActivity(connection, { addressId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() }, typed);
    return 'message' in kept ? form(typed.aac, [{ field: 'aac', message: kept.message }]) : chooseAndReview(connection, tools, buyer, kept);
  });
}
