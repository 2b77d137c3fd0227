import { sql, type Connection } from '@quartermaster/database';
import { endApprovalsOf } from '../../approvals/index.ts';
import { endAuthorizationsOf } from '../../authorization/index.ts';
import { forgetCartsOf } from '../../cart/index.ts';
import { forgetCheckoutOf } from '../../checkout/index.ts';
import { forgetEntriesOf } from '../../fedstrip/index.ts';
import { forgetSender } from '../../help-desk/index.ts';
import { forgetPerson } from '../../login/index.ts';
import { forgetStatementsOf } from '../../orderhistory/index.ts';
import { forgetParkedCartsOf } from '../../parkcart/index.ts';
import { endReductionsOf } from '../../price-reduction/index.ts';
import { forgetSavedProductsOf } from '../../saved-products/index.ts';
import { forgetReporter } from '../../product-reports/index.ts';
import { forgetOrderMailChoice } from '../../purchase-orders/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { forgetCodesOf } from '../../virtual-store/index.ts';

export interface ForgettingTools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

/**
 * Removes what need not be kept of a buyer whose account is closed, in a transaction. Orders stay with the name and the address that they were placed with, what was said about them,
 * and what supervisors authorized: they are records of the government (decision 0222).
 *
 * @param operator the name of the one who closes the account
 * @returns what the vault is to forget: its tokens of cards
 */
export async function forgetBuyer(connection: Connection, buyerId: string, { operator, now }: { readonly operator: string; readonly now: Date }, tools: ForgettingTools): Promise<readonly string[]> {
  await endAuthorizationsOf(connection, buyerId, { operator, now }, tools);
  await endReductionsOf(connection, buyerId, { operator, now }, tools);
  await endApprovalsOf(connection, buyerId, { operator, now });
  await forgetCartsOf(connection, buyerId);
  await forgetParkedCartsOf(connection, buyerId);
  await forgetEntriesOf(connection, buyerId, { operator, now });
  await forgetStatementsOf(connection, buyerId);
  const cards = await forgetCheckoutOf(connection, buyerId);
  await forgetSavedProductsOf(connection, buyerId);
  await forgetReporter(connection, buyerId);
  await forgetSender(connection, buyerId);
  await forgetOrderMailChoice(connection, buyerId);
  await forgetCodesOf(connection, buyerId);
  await connection.query(sql`delete from marketplace.buyer_profile where buyer_id = ${buyerId}`);
  // The request of the account stays, as a fact, without the person.
  await connection.query(sql`
    update marketplace.registration_request set first_name = '', last_name = '', email = '', phone = '', letter = case when letter is null then null else '' end
    from marketplace.buyer where buyer.buyer_id = ${buyerId} and registration_request.account_id = buyer.subject`);
  await connection.query(sql`update marketplace.buyer_request set email = null where buyer_id = ${buyerId}`);
  await forgetPerson(connection, buyerId, now);
  return cards;
}
