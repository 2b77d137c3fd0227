import { buyerOf, readyToSend, toolsOf } from '../checkout/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { changeOwn, putBack } from './ask/change-own.ts';
import type { FundsTyped } from './ask/check-entry.ts';
import { sendCart } from './ask/send.ts';
import { authorizeCart } from './decide/authorize.ts';
import { changeCart, changePage } from './decide/change.ts';
import { giveBack } from './decide/give-back.ts';
import { gateOf } from './gate/entry-page.ts';
import { showLists } from './shown/lists.ts';
import { lookAt } from './shown/look-at.ts';
import { readHeld } from './shown/read-held.ts';
import { showRequest } from './shown/show-request.ts';
import type { ApprovalTools } from './tools.ts';

/** Carts that an approver authorizes before they are ordered (specification, section 2, Cart; docs/funds-control.md). */
export function approvalServices(tools: ApprovalTools): readonly Implementation[] {
  return [
    implement(serviceAt('/cart/afc_queue'), async (_request, context) => showLists(context)),
    implement(serviceAt('/cart/afc_cart'), async ({ request, change }, context) => {
      if (request === undefined) return ownEntry(context, tools);
      const looked = await lookAt(context, request);
      if (change === undefined || looked?.as !== 'approver' || looked.request.status !== 'waiting') return showRequest(context, looked, tools);
      const page = await changePage(context, looked.request, tools, await readHeld(context, looked.request, tools));
      return page === null ? showRequest(context, looked, tools) : respond('AFCDataEntry', page);
    }),
    implement(
      serviceAt('/cart/afc_cart_change'),
      async ({ send, remind, withdraw, putBack: back }, context) => {
        if (send !== undefined) {
          const sent = await sendCart(context, send, tools);
          switch (sent.kind) {
            case 'sent':
              return showRequest(context, await lookAt(context, sent.request.requestId), tools, { notice: { tone: 'success', text: sentWords(sent.approvers) } });
            case 'entry':
              return respond('AFCDataEntry', sent.page);
            case 'review':
              return respond('CheckOutReview', sent.page);
            case 'cart':
              return respond('AdvantageCart', sent.page);
            case 'used':
              return ownEntry(context, tools, send);
            case 'notNeeded':
              return redirect('/checkout/checkout_review');
          }
        }
        const requestId = remind ?? withdraw ?? back ?? '';
        const notice = back !== undefined ? await putBack(context, back, tools) : await changeOwn(context, requestId, remind === undefined ? 'withdrawn' : 'reminded', tools);
        return showRequest(context, notice === null ? null : await lookAt(context, requestId), tools, notice === null ? {} : { notice });
      },
      { rateClass: 'purchaseOrders' },
    ),
    implement(serviceAt('/cart/authorize_funds'), async ({ request, authorize, change, giveBack: back }, context) => {
      const looked = await lookAt(context, request);
      // The buyer of a cart and everyone else read what they may: deciding is for its approvers.
      if (looked?.as !== 'approver') return showRequest(context, looked, tools);
      const again = async (extras: Parameters<typeof showRequest>[3]) => showRequest(context, await lookAt(context, request), tools, extras);
      if (authorize !== undefined) return again({ notice: await authorizeCart(context, looked, authorize.reviewed, tools) });
      if (change !== undefined) {
        const changed = await changeCart(context, looked, change, tools);
        return 'page' in changed ? respond('AFCDataEntry', changed.page) : again({ notice: changed.notice });
      }
      if (back === undefined) return showRequest(context, looked, tools);
      const returned = await giveBack(context, looked, back.reason, tools);
      return again('error' in returned ? { form: { reason: back.reason, errors: [{ field: 'reason', message: returned.error }] } } : { notice: returned });
    }),
  ];
}

const openedElsewhere = { field: '', message: 'Nothing was sent: this cart was opened for sending in another window meanwhile. What you typed is still here. Look at it, and send it again.' };

/** The cart of the caller's checkout, before it is sent; the review where nothing is to be sent. @param typed what was typed in a window that another one has overtaken */
async function ownEntry(context: RequestContext, { strategies, rules, times }: ApprovalTools, typed?: FundsTyped) {
  const [buyer, checkout] = [buyerOf(context), toolsOf(context, strategies)];
  const ready = await readyToSend(checkout, buyer);
  const page = ready === null ? null : await gateOf(rules, times.answerDays).entryPage(context.database, buyer, ready.review, context.clock.now());
  return ready === null || page === null ? redirect('/checkout/checkout_review') : respond('AFCDataEntry', { ...page, ...(typed !== undefined && { form: { values: { fund: typed.fund, appropriation: typed.appropriation, note: typed.note }, errors: [openedElsewhere] } }), sending: ready.sending, changing: null });
}

const sentWords = (approvers: number): string =>
  `Your cart was sent to ${approvers === 1 ? 'one approver' : `${approvers} approvers`}. Nothing is ordered yet: you get a mail when it is decided.`;
