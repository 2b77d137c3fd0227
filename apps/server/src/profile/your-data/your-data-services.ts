import type { AttributesOf, RequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { tellDeskWith } from '../../help-desk/index.ts';
import { mailWaiting } from '../../mail/index.ts';
import { openPurchaseOrdersOf } from '../../orderhistory/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { askForClosure, requestReference, requestsOfBuyer, withdrawRequest } from '../requests/buyer-request.ts';
import type { CardOfProfile } from '../tokens.ts';
import { closureAskedMail, closureNotedMail, closureWithdrawnMail } from './closure-mails.ts';
import { dataOfBuyer } from './data-of-buyer.ts';

type Page = AttributesOf<'/profile/your_data', 'Success'>;

/** What is kept of a buyer: they take it with them, or ask that the account is closed. An operator carries that out (decision 0222). */
export function yourDataServices(cardOf: CardOfProfile): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/your_data'), async (_request, context) => respond('Success', await page(context))),
    implement(serviceAt('/profile/change_closure'), (request, context) => changeClosure(request, context)),
    implement(serviceAt('/profile/export_data'), async (_request, context) => {
      const exportedAt = context.clock.now().toISOString();
      const { card } = await cardOf(context, '/profile/your_data');
      const json = JSON.stringify({ exportedAt, ...(await dataOfBuyer(context.database, signedIn(context))), smartCard: card }, null, 2);
      return respond('Success', { fileName: `your-data-${exportedAt.slice(0, 10)}.json`, json: `${json}\n` });
    }),
  ];
}

async function page(context: RequestContext, notice: Page['notice'] = null): Promise<Page> {
  const { buyerId, email } = signedIn(context);
  const requests = await requestsOfBuyer(context.database, buyerId);
  return {
    email, openPurchaseOrders: (await openPurchaseOrdersOf(context.database, buyerId)).length,
    requests: requests.map(({ askedAt, ...request }) => ({ ...request, askedAt: askedAt.toISOString() })), notice,
  };
}

async function changeClosure({ ask, withdraw }: RequestOf<'/profile/change_closure'>, context: RequestContext) {
  const { clock, database, randomness, store } = context;
  const buyer = signedIn(context);
  const now = clock.now();
  if (ask !== undefined) {
    const asked = await withTransaction(database, async (connection) => {
      const number = await askForClosure(connection, { buyer, store: store.name, now });
      if (number === null) return null;
      await tellDeskWith(connection, closureAskedMail(buyer, number), context);
      if (buyer.email !== null) await connection.query(mailWaiting({ ...closureNotedMail(buyer, number), recipient: buyer.email }, now, randomness.uuid()));
      return number;
    });
    // Asked a second time it is the request that is open already.
    const text = asked === null ? 'Your request to close the account is with the operators.' : `Your request to close the account is with the operators as ${requestReference(asked)}.`;
    return respond('Success', await page(context, { tone: 'success', text }));
  }
  if (withdraw === undefined) return respond('Success', await page(context));
  const withdrawn = await withTransaction(database, async (connection) => {
    const number = await withdrawRequest(connection, buyer.buyerId, 'closure', now);
    if (number !== null) await tellDeskWith(connection, closureWithdrawnMail(buyer, number), context);
    return number;
  });
  if (withdrawn === null) return respond('Success', await page(context, { tone: 'warning', text: 'There is no open request to close your account.' }));
  return respond('Success', await page(context, { tone: 'success', text: 'You have taken the request back. Your account stays as it is.' }));
}
