import { returnReasonRule } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { typedText } from '../../mail/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import type { Notice } from '../ask/change-own.ts';
import { outcomeMail } from '../mails.ts';
import { lockRequest } from '../record/kept-request.ts';
import { recordApprovalEvent } from '../record/record-event.ts';
import { approverOf, type Looked } from '../shown/look-at.ts';
import { tell, type ApprovalTools } from '../tools.ts';
import { actorOf } from './authorize.ts';

/** Returns a cart to its buyer with a reason: what was reserved is free again. */
export async function giveBack(context: RequestContext, { request }: Looked, typed: string, { webOrigin }: ApprovalTools): Promise<{ readonly error: string } | Notice> {
  const reason = typedText(typed);
  const error = returnReasonRule(reason);
  if (error !== null) return { error };
  const [now, actor] = [context.clock.now(), actorOf(context)];
  return withTransaction(context.database, async (connection): Promise<Notice> => {
    const held = await lockRequest(connection, request.requestId);
    if (held === null || (await approverOf(connection, signedIn(context), held)) === null) return { tone: 'warning', text: 'Nothing was returned: this cart is not yours to decide any more.' };
    const recorded = await recordApprovalEvent(connection, { requestId: request.requestId, event: { kind: 'returned', reason }, actor, now });
    if (recorded.kind === 'refused') return { tone: 'warning', text: recorded.message };
    await tell(connection, [outcomeMail({ ...held, reason }, 'returned', actor.name, webOrigin)], now, context.randomness);
    return { tone: 'success', text: 'You have returned this cart. Its buyer gets a mail with your reason.' };
  });
}
