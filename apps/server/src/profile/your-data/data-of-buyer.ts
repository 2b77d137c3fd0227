import { sql } from '@quartermaster/database';
import { approvalsOf } from '../../approvals/index.ts';
import { authorizationsOf } from '../../authorization/index.ts';
import { cartsOf } from '../../cart/index.ts';
import { checkoutDataOf } from '../../checkout/index.ts';
import { requisitionsOf } from '../../fedstrip/index.ts';
import { messagesFrom } from '../../help-desk/index.ts';
import { personOfBuyer } from '../../login/index.ts';
import { messagesOf } from '../../messages/index.ts';
import { ordersOf, statementsOf } from '../../orderhistory/index.ts';
import { parkedCartDataOf } from '../../parkcart/index.ts';
import { reductionsOf } from '../../price-reduction/index.ts';
import { savedProductsOf } from '../../saved-products/index.ts';
import { productReportsOf } from '../../product-reports/index.ts';
import { orderMailChoice } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { Buyer } from '../../wire/index.ts';
import { readBuyerProfile } from '../buyer-profile/buyer-profile.ts';
import { requestsOfBuyer } from '../requests/buyer-request.ts';

/** Everything that is kept of what a buyer gave, under names that people read. It has no token, no key and no number of a card. */
export async function dataOfBuyer(queries: Queries, { buyerId, verifiedEmails }: Pick<Buyer, 'buyerId' | 'verifiedEmails'>): Promise<object> {
  const { phone, agencyCode, bureau, government, state, defaultStore } = await readBuyerProfile(queries, buyerId);
  return {
    person: await personOfBuyer(queries, buyerId),
    profile: { phone, agencyCode, bureau, government, state },
    settings: { defaultStore, mailsAboutOrders: await orderMailChoice(queries, buyerId) },
    ...(await checkoutDataOf(queries, buyerId)),
    carts: await cartsOf(queries, buyerId),
    parkedCarts: await parkedCartDataOf(queries, buyerId),
    orders: await ordersOf(queries, buyerId),
    cardStatements: await statementsOf(queries, buyerId),
    requisitions: await requisitionsOf(queries, buyerId),
    messages: await messagesOf(queries, buyerId),
    messagesToTheHelpDesk: await messagesFrom(queries, { buyerId, verifiedEmails }),
    savedProducts: await savedProductsOf(queries, buyerId),
    productReports: await productReportsOf(queries, buyerId),
    authorizations: await authorizationsOf(queries, buyerId),
    priceReductions: await reductionsOf(queries, buyerId),
    approvals: await approvalsOf(queries, buyerId),
    requests: await requestsOfBuyer(queries, buyerId),
    registrations: await registrationsOf(queries, buyerId),
  };
}

async function registrationsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<Record<'firstName' | 'lastName' | 'email' | 'agency' | 'bureau' | 'phone' | 'store' | 'state', string> & { askedAt: Date }>(sql`
    select request.first_name as "firstName", request.last_name as "lastName", request.email, request.agency, request.bureau, request.phone, request.store, request.state, request.created_at as "askedAt"
    from marketplace.registration_request request join marketplace.buyer on buyer.subject = request.account_id where buyer.buyer_id = ${buyerId} order by request.request_number`);
  return rows;
}
