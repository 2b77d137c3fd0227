import type { CardVault } from '@quartermaster/deployment';
import { forgetVaultedCard } from '../../checkout/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import { mailWaiting } from '../../mail/index.ts';
import { openPurchaseOrdersOf } from '../../orderhistory/index.ts';
import { forgetBuyer } from '../../profile/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { unregisterCard } from '../../smart-card/index.ts';
import { problemOf } from '../../wire/index.ts';
import { endAllSessionsOf } from '../accounts/end-sessions.ts';
import type { ChangedElsewhere, DeskContext } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { closedMail } from './decision-mails.ts';
import { decideBuyerRequest, type WholeBuyerRequest } from './request-queries.ts';

export interface ClosingMeans {
  readonly keeper: AccountKeeper;
  readonly vault: CardVault;
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

/**
 * Closes the account of a buyer who asked for it. The account is disabled first, where it is kept: where that fails, nothing was removed, and the operator presses again. What comes
 * after, the mail that tells the person among it, is done as a whole, and may be done for an account that is disabled already.
 *
 * @throws Problem 409 while purchase orders of the buyer have not ended, or where the request is not open any more; 503 while the identity server is away
 */
export async function closeAccount({ keeper, vault, ...tools }: ClosingMeans, requestNumber: string, { request, buyerId, subject }: WholeBuyerRequest, reason: string, { database, operator, now, log }: DeskContext): Promise<ChangedElsewhere<{ disabled: boolean; mailed: boolean }>> {
  if (request.state !== 'open') throw changedMeanwhile(`${request.number} is not open any more. Load the page again.`);
  await refuseWhileOrdering(database, buyerId);
  const disabled = await disableAccount(keeper, subject, { actor: operator.login, reason: `${request.number}: ${reason}` });
  let cards: readonly string[] = [];
  return {
    answer: { disabled, mailed: request.email !== null },
    change: { action: 'account.closed', subject: request.number, details: { reason, disabled } },
    here: async (connection) => {
      if (!(await decideBuyerRequest(connection, requestNumber, { state: 'granted', reason, decidedBy: operator.login }, now))) throw changedMeanwhile(`${request.number} was decided or taken back meanwhile. Load the page again.`);
      await refuseWhileOrdering(connection, buyerId);
      const ended = await endAllSessionsOf(connection, subject);
      await unregisterCard(connection, buyerId);
      cards = await forgetBuyer(connection, buyerId, { operator: operator.name, now }, tools);
      if (request.email !== null) await connection.query(mailWaiting(closedMail({ ...request, email: request.email }, disabled), now, tools.randomness.uuid()));
      return ended;
    },
    afterward: async () => {
      for (const card of cards) await forgetVaultedCard(vault, card, { log });
    },
  };
}

async function refuseWhileOrdering(queries: Queries, buyerId: string): Promise<void> {
  const { length: open, 0: first } = await openPurchaseOrdersOf(queries, buyerId);
  if (open > 0) throw changedMeanwhile(`${open === 1 ? `Purchase order ${first} of this buyer has` : `${open} purchase orders of this buyer have`} not ended. Close the account after that. Load the page again: it names them.`);
}

/** @returns false: another provider keeps the account, or this one has it not any more */
async function disableAccount(keeper: AccountKeeper, id: string, by: { readonly actor: string; readonly reason: string }): Promise<boolean> {
  if (!(await keeper.isOffered())) return false;
  try {
    const { account } = await keeper.read(id);
    // Else the last administrator could lock everybody out.
    if (account.login === by.actor) throw changedMeanwhile('This is your own account. Another administrator can close it.');
    if (account.state !== 'disabled') await keeper.change(id, 'disable', by);
    return true;
  } catch (error) {
    if (problemOf(error).status === 404) return false;
    throw error;
  }
}
