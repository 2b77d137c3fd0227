import { aacRule, type CheckedRequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { chooseAndReview } from '../review/choose.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { askForPassword } from '../aac-passwords/ask-for-password.ts';
import { activityTyped, findBilledActivity, notOfAgency } from './activity-directory.ts';
import { addActivityAddress } from './add-addresses.ts';
import { findAddress } from './address-book.ts';
import { formOfKept, missingOf } from './address-form.ts';
import { makeDefault, removeAddress, typedAddress } from './change-address.ts';
import { keepAddress } from './keep-address.ts';
import { showBook } from './show-book.ts';

type Change = CheckedRequestOf<'/profile/change_address'>;

/** Changes of the address book. With `from: checkout` what was added goes on to the checkout. */
export function addressChanges(strategies: CheckoutStrategies): readonly Implementation[] {
  return [
    implement(
      serviceAt('/profile/change_address'),
      async (request, context) => {
        if (request.save !== undefined) return save(strategies, { ...request, save: request.save }, context);
        if (request.aac !== undefined) return addActivity(strategies, request, request.aac, false, context);
        if (request.ownAac !== undefined) return addActivity(strategies, request, request.ownAac, true, context);
        if (request.shipTo !== undefined) return choose(strategies, request, request.shipTo, context);
        return arrange(request, context);
      },
      { rateClass: 'addresses' },
    ),
  ];
}

async function save(strategies: CheckoutStrategies, { save: sent, ...request }: Change & { save: NonNullable<Change['save']> }, context: RequestContext) {
  const [tools, buyer] = [toolsOf(context, strategies), buyerOf(context)];
  return keepAddress(tools, buyer.buyerId, sent, async (connection, kept) => {
    if (kept.kind === 'form') return respond('Create', kept.form);
    if (kept.kind !== 'kept') return showBook(connection, buyer.buyerId, request, kept.kind);
    return request.from === 'checkout' ? chooseAndReview(connection, tools, buyer, { addressId: kept.addressId }) : showBook(connection, buyer.buyerId, request);
  });
}

async function addActivity(strategies: CheckoutStrategies, request: Change, typed: string, isOwn: boolean, context: RequestContext) {
  const [tools, buyer] = [toolsOf(context, strategies), buyerOf(context)];
  const refuse = (message: string) => respond('NewAAC', { aac: typed, errors: [{ field: 'aac', message }] });
  const wrong = aacRule(typed);
  if (wrong !== null) return refuse(wrong);
  return withTransaction(context.database, async (connection) => {
    const activity = isOwn ? ((await findBilledActivity(connection, typed, buyer.buyerId)) ?? { message: notOfAgency(typed) }) : await activityTyped(connection, typed);
    if ('message' in activity) return refuse(activity.message);
    const addressId = await addActivityAddress(connection, { addressId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() }, activity);
    return request.from === 'checkout' ? chooseAndReview(connection, tools, buyer, { addressId }) : ((await askForPassword(connection, { buyerId: buyer.buyerId, aac: activity.aac, now: tools.clock.now() }, 'shipping', 'addresses')) ?? showBook(connection, buyer.buyerId, request));
  });
}

/** An address that lacks something is completed first. */
async function choose(strategies: CheckoutStrategies, request: Change, addressId: string, context: RequestContext) {
  const [tools, buyer] = [toolsOf(context, strategies), buyerOf(context)];
  return withTransaction(context.database, async (connection) => {
    const address = await findAddress(connection, buyer.buyerId, addressId);
    if (address === null) return showBook(connection, buyer.buyerId, request, 'unknown');
    const lacking = missingOf(address).length > 0 ? await typedAddress(connection, buyer.buyerId, addressId) : null;
    return lacking === null ? chooseAndReview(connection, tools, buyer, { addressId: address.addressId }) : respond('Create', formOfKept(lacking));
  });
}

async function arrange(request: Change, context: RequestContext) {
  const { buyerId } = signedIn(context);
  return withTransaction(context.database, async (connection) => {
    if (request.remove !== undefined) return showBook(connection, buyerId, request, await removeAddress(connection, buyerId, request.remove));
    return showBook(connection, buyerId, request, request.makeDefault === undefined ? 'changed' : await makeDefault(connection, buyerId, request.makeDefault));
  });
}
