import { buyerOf, readEmailTrouble, verifyEmailPage } from '../checkout/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { ownerIn } from './caller.ts';
import { withEntry } from './entry-services.ts';
import { presentLines } from './entry/kept-lines.ts';
import { changeQuantities } from './funds/change-quantities.ts';
import { authorizeRequest, returnRequest, takeBack, withdrawRequest } from './funds/decide-request.ts';
import { pricesSaid } from './funds/kept-request.ts';
import { lookAtRequest } from './funds/look-at-request.ts';
import { needOfEntry } from './funds/need-of-entry.ts';
import { remindApprovers } from './funds/remind.ts';
import { requestLists, requestPage } from './funds/request-page.ts';
import { fundsReview } from './funds/review-page.ts';
import type { FundsTools } from './funds/tools.ts';
import { readOrder } from './send/kept-orders.ts';
import { orderSummary } from './send/order-summary.ts';
import { sendEntry } from './send/send-entry.ts';
import { checkEntry, findEntryItems, verifiedLine } from './verify/check-entry.ts';
import { sumOf } from './verify/sums.ts';
import { verifyPage } from './verify/verify-page.ts';

const verify = '/fedstrip/fedstrip_shopping_cart';

/** Checking and sending requisitions, and who authorizes their funds (specification, section 2, FEDSTRIP). */
export function orderServices(tools: FundsTools): readonly Implementation[] {
  return [
    implement(serviceAt('/fedstrip/fedstrip_shopping_cart'), async ({ order, request, funds }, context) => {
      if (request !== undefined) return requestPage(context, await lookAtRequest(context, request));
      if (funds !== undefined) return ownReview(context, tools);
      if (order === undefined) return withEntry(context, async (entry) => respond('Initial', await verifyPage(context, entry, tools.rules)));
      const sent = await readOrder(context.database, ownerIn(context), order);
      return sent === null ? redirect('/orderhistory/requisition_detail') : orderSummary(sent);
    }),
    implement(serviceAt('/fedstrip/add_to_cart'), (_request, context) => withEntry(context, async (entry) => respond('Initial', await verifyPage(context, entry, tools.rules)))),
    implement(serviceAt('/fedstrip/process_Order'), async (request, context) => {
      const buyer = buyerOf(context);
      const trouble = await readEmailTrouble(context.database, buyer);
      if (trouble !== null) return respond('VerifyEmail', verifyEmailPage(buyer, trouble, 'requisitions'));
      const outcome = await sendEntry(context, request, tools);
      switch (outcome.kind) {
        case 'sent':
          return redirect(`${verify}?order=${outcome.orderId}`);
        case 'asked':
          return redirect(`${verify}?request=${outcome.requestId}`);
        case 'funds':
          return outcome.page === null ? redirect(`${verify}?funds=enter`) : respond('AFCDataEntry', outcome.page);
        case 'password':
          return outcome.page;
        case 'refused':
          return withEntry(context, async (current) => respond('Initial', await verifyPage(context, current, tools.rules, outcome.why)));
        case 'nothing':
          return redirect('/fedstrip/fedstrip_init');
      }
    }, { rateClass: 'purchaseOrders' }),
    implement(serviceAt('/fedstrip/fedstrip_authorize_funds'), (_request, context) => requestLists(context)),
    implement(serviceAt('/fedstrip/fedstrip_authorize_funds_save'), async ({ request, authorize, change, giveBack, withdraw, remind, takeBack: back }, context) => {
      const looked = await lookAtRequest(context, request);
      const again = async (extras: Parameters<typeof requestPage>[2]) => requestPage(context, await lookAtRequest(context, request), extras);
      if (looked?.as === 'buyer') {
        if (withdraw !== undefined) return again({ notice: await withdrawRequest(context, looked) });
        if (remind !== undefined) return again({ notice: await remindApprovers(context, looked, tools) });
        if (back === undefined) return again({});
        const refused = await takeBack(context, looked);
        return refused === null ? redirect('/fedstrip/fedstrip_init') : again({ notice: refused });
      }
      if (looked === null) return requestPage(context, null);
      if (authorize !== undefined) return again({ notice: await authorizeRequest(context, looked, authorize.reviewed, tools) });
      if (change !== undefined) {
        const changed = await changeQuantities(context, looked, change, tools);
        return again('errors' in changed ? { form: { reason: '', quantities: change.quantities, errors: [...changed.errors] } } : { notice: changed });
      }
      if (giveBack === undefined) return again({});
      const returned = await returnRequest(context, looked, giveBack.reason, tools);
      return again('error' in returned ? { form: { reason: giveBack.reason, quantities: [], errors: [{ field: 'reason', message: returned.error }] } } : { notice: returned });
    }, { rateClass: 'purchaseOrders' }),
  ];
}

/** What an approver is to know of the caller's lines; the Verify page where no one is asked, or something is to be corrected first. */
const ownReview = (context: RequestContext, { rules }: FundsTools) => withEntry(context, async (entry) => {
  const checked = await checkEntry(context, context.database, entry, await findEntryItems(context, await presentLines(context.database, entry.entryId)));
  const lines = checked.map(verifiedLine);
  const need = checked.length === 0 || checked.some(({ problems }) => problems.length > 0) ? null : await needOfEntry(context.database, rules, buyerOf(context), entry, sumOf(lines));
  if (need === null) return redirect(verify);
  const said = await pricesSaid(context.database, buyerOf(context).buyerId, lines.filter(({ price }) => price === null).map(({ key }) => key));
  return respond('AFCDataEntry', fundsReview({ entry, need, lines, sendKey: context.randomness.uuid(), said }));
});
