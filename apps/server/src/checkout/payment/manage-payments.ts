import type { CardVault } from '@quartermaster/deployment';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { removeSavedPayment, savedPayments } from './saved-payments.ts';

/** The ways to pay that are kept for a buyer, as a page of the profile (specification, section 2, Orders and profile). */
export const managePaymentsServices = (vault: CardVault): readonly Implementation[] => [
  implement(serviceAt('/profile/manage_payments'), (_request, context) => showPayments(context, null)),
  implement(serviceAt('/profile/remove_payment'), async ({ paymentId }, context) => {
    const token = await removeSavedPayment(context.database, signedIn(context).buyerId, paymentId);
    // A card of another buyer looks like one that does not exist.
    if (token === undefined) return showPayments(context, 'This is not one of your ways to pay any more. Here is what is kept now.');
    if (token !== null) await forget(vault, token, context);
    return showPayments(context, null);
  }),
];

async function showPayments(context: RequestContext, problem: string | null) {
  return respond('Success', { payments: await savedPayments(context.database, signedIn(context).buyerId, context.clock.now()), problem });
}

/** The card is removed here, whatever becomes of it there. */
async function forget(vault: CardVault, token: string, { log }: RequestContext): Promise<void> {
  try {
    await vault.forget?.(token);
  } catch (error) {
    log.error({ err: error, token }, 'the vault did not forget a card that its buyer removed; tell it to by its token');
  }
}
