import { withTransaction } from '@quartermaster/database';
import { approversOf, canRemind, mostReminders, tell } from '../../approvals/index.ts';
import { addressesOf, mayBeOwn } from '../../authorization/index.ts';
import { buyerOf } from '../../checkout/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { isOpen, nameOf, over, sorry } from './decide-request.ts';
import { lockRequest, markReminded } from './kept-request.ts';
import type { Looked } from './look-at-request.ts';
import { askMails } from './mails.ts';
import { recordRequestEvent, requestEvents } from './request-events.ts';
import type { FundsTools, Notice } from './tools.ts';

/** Tells the approvers of requisitions of the caller once more: once a day at most, and as often as for carts. */
export const remindApprovers = (context: RequestContext, { request: { requestId } }: Looked, { webOrigin }: FundsTools): Promise<Notice> =>
  withTransaction(context.database, async (connection): Promise<Notice> => {
    const now = context.clock.now();
    const request = await lockRequest(connection, requestId);
    if (!isOpen(request, now)) return over;
    if (!canRemind(request, now)) return sorry('A mail went to the approvers less than a day ago. Give them some time, or talk to them.');
    if ((await requestEvents(connection, requestId)).filter(({ isReminder }) => isReminder).length >= mostReminders) return sorry(`The approvers were reminded ${mostReminders} times. Talk to them, or withdraw these.`);
    const own = addressesOf(buyerOf(context));
    const others = (await approversOf(connection, request)).filter(({ email }) => !mayBeOwn(email, own));
    await markReminded(connection, requestId, now);
    await recordRequestEvent(connection, requestId, { kind: 'reminded', details: [], by: nameOf(context), now });
    await tell(connection, askMails(request, others, webOrigin, true), now, context.randomness);
    return { tone: 'success', text: 'The approvers were reminded.' };
  });
