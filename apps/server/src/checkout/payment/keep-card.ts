import { withTransaction, type Connection } from '@quartermaster/database';
import type { CardVault, TypedCard } from '@quartermaster/deployment';
import type { RequestContext } from '../../wire/index.ts';
import { forgetVaultedCard } from './card-vault.ts';
import { saveCard, type NewPayment } from './saved-payments.ts';

/**
 * Keeps a card that was typed. The number goes to the vault outside of the transaction, and is gone with this call; where the same card is kept meanwhile, the vault forgets this one.
 *
 * @param then what is done with the id of the card that is kept, in the transaction
 */
export async function keepCard<Answer>(
  vault: CardVault,
  payment: NewPayment,
  card: TypedCard,
  context: Pick<RequestContext, 'database' | 'log'>,
  then: (connection: Connection, paymentId: string) => Promise<Answer>,
): Promise<Answer> {
  const vaulted = await vault.keep(card);
  const { paymentId, answer } = await withTransaction(context.database, async (connection) => {
    const kept = await saveCard(connection, payment, vaulted, card);
    return { paymentId: kept, answer: await then(connection, kept) };
  });
  if (paymentId !== payment.paymentId) await forgetVaultedCard(vault, vaulted.token, context);
  return answer;
}
