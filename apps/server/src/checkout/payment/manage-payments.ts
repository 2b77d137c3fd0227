import { aacRule, paymentLabelRule, type FieldError, type RequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { typedLine } from '../../mail/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { askForPassword } from '../aac-passwords/ask-for-password.ts';
import { billableActivities, findBilledActivity, normalAac, notBilled } from '../address/activity-directory.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { forgetVaultedCard } from './card-vault.ts';
import { keepCard } from './keep-card.ts';
import { labelPayment, makeDefaultPayment, removeSavedPayment, sameCard, saveActivityPayment, savedPayments, type NewPayment } from './saved-payments.ts';
import { checkTypedCard } from './typed-card.ts';

/** So many activities are listed; of more, the buyer types the code. */
const mostListed = 25;
const keptAlready = 'A card with these digits at its beginning and end, this expiry date and this name is kept already. Use that one, or remove it first.';
const notTheirs = 'This is not one of your ways to pay any more. Here is what is kept now.';

/** The ways to pay that are kept for a buyer, as a page of the profile (specification, section 2, Orders and profile). */
export function managePaymentsServices(strategies: CheckoutStrategies): readonly Implementation[] {
  const shown = async (context: RequestContext, problem: string | null = null, errors: FieldError[] = []) => {
    const { database, clock, store } = context;
    const { buyerId, agencyCode } = signedIn(context);
    const cardPrefixes = [...strategies.purchaseCards.prefixesFor(store.name)];
    const found = await billableActivities(database, buyerId, mostListed + 1);
    const billable = { hasAgency: agencyCode !== null, activities: found.slice(0, mostListed), hasMore: found.length > mostListed };
    return { ...(await savedPayments(database, buyerId, clock.now(), cardPrefixes)), cardPrefixes, billable, problem, errors };
  };
  return [
    implement(serviceAt('/profile/manage_payments'), async (_request, context) => respond('Success', await shown(context))),
    implement(serviceAt('/profile/select_payments'), async (_request, context) => respond('Success', await shown(context))),
    implement(serviceAt('/profile/add_payment'), async (request, context) => {
      const errors = await added(strategies, request, context);
      if (errors.length > 0) return respond('Failure', await shown(context, null, errors));
      const ask = request.newCard !== undefined || request.aac === undefined ? null : await askForPassword(context.database, { buyerId: signedIn(context).buyerId, aac: normalAac(request.aac), now: context.clock.now() }, 'billing', 'payments');
      return ask ?? respond('Success', await shown(context));
    }),
    implement(serviceAt('/profile/change_payment'), async ({ paymentId, label, makeDefault }, context) => {
      const { buyerId } = signedIn(context);
      const wrong = label === undefined ? null : paymentLabelRule(label);
      if (wrong !== null) return respond('Failure', await shown(context, null, [{ field: 'label', message: wrong }]));
      const isTheirs = await withTransaction(context.database, async (connection) => {
        const isNamed = label === undefined || (await labelPayment(connection, buyerId, paymentId, typedLine(label)));
        return isNamed && (makeDefault !== true || (await makeDefaultPayment(connection, buyerId, paymentId)));
      });
      return respond('Success', await shown(context, isTheirs ? null : notTheirs));
    }),
    implement(serviceAt('/profile/remove_payment'), async ({ paymentId }, context) => {
      const token = await removeSavedPayment(context.database, signedIn(context).buyerId, paymentId);
      // A card of another buyer looks like one that does not exist.
      if (token === undefined) return respond('Success', await shown(context, notTheirs));
      if (token !== null) await forgetVaultedCard(strategies.cardVault, token, context);
      return respond('Success', await shown(context));
    }),
  ];
}

/** Keeps a way to pay; gives what is wrong with it, where something is. The number goes to the authorization and to the vault, outside of a transaction, and is gone with this call. */
async function added(strategies: CheckoutStrategies, { newCard, aac, label = '' }: RequestOf<'/profile/add_payment'>, context: RequestContext): Promise<FieldError[]> {
  const { database, clock, randomness, store } = context;
  const { buyerId } = signedIn(context);
  const wrongLabel = paymentLabelRule(label);
  const errors: FieldError[] = wrongLabel === null ? [] : [{ field: 'label', message: wrongLabel }];
  const payment: NewPayment = { paymentId: randomness.uuid(), buyerId, createdAt: clock.now(), label: typedLine(label) };
  if (newCard !== undefined) {
    const { card, errors: wrong } = checkTypedCard(newCard, clock.now(), strategies.purchaseCards.prefixesFor(store.name));
    if (card === null || errors.length > 0) return [...wrong, ...errors];
    const refused = [{ field: 'newCard.number', message: keptAlready }];
    if ((await sameCard(database, buyerId, card)) !== null) return refused;
    const authorization = await strategies.paymentAuthorization.cardEntered(card);
    if (authorization.outcome === 'refused') return [{ field: 'newCard.number', message: authorization.message }];
    const kept = await keepCard(strategies.cardVault, payment, card, context, async (_connection, paymentId) => paymentId);
    return kept === payment.paymentId ? [] : refused;
  }
  const wrong = aacRule(aac ?? '');
  const activity = wrong === null ? await findBilledActivity(database, aac ?? '', buyerId) : null;
  if (wrong !== null || activity === null) return [{ field: 'aac', message: wrong ?? notBilled(aac ?? '') }, ...errors];
  if (errors.length > 0) return errors;
  await saveActivityPayment(database, payment, activity.aac);
  return [];
}
