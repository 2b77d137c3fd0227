import type { CheckedRequestOf } from '@quartermaster/contracts';
import { changePurchaseOrder, nameOf, orderNotFound, orderOf, ownerOf } from '../orderhistory/index.ts';
import { implement, respond, serviceAt, signedIn, withUnreadMessages, type Implementation, type NamedReply, type RequestContext } from '../wire/index.ts';
import { listThreads, vendorsOfThreads } from './list-threads.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { readThread } from './read-thread.ts';
import { countUnread } from './unread.ts';

const pageSize = 25;

type Change = CheckedRequestOf<'/main/change_messages'>;

/** What is said about the buyer's own purchase orders (specification, section 2, Main and search). */
export function messageServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/main/message_center'), ({ poNumber, vendor = '', page = 1 }, context) =>
      poNumber === undefined ? list(context, vendor, page) : thread(context, poNumber)),
    implement(serviceAt('/main/change_messages'), async (change, context) => {
      const owner = ownerOf(context);
      if (change.change === 'read-all') {
        await markAllRead(context.database, owner, new Date(change.asOf));
        return withCount(context, await list(context, '', 1));
      }
      const problem = change.change === 'answer' ? await sendAnswer(change, context) : null;
      await markRead(context.database, owner, change.poNumber, change.upTo);
      return withCount(context, await thread(context, change.poNumber, problem));
    }, { rateClass: 'purchaseOrders' }),
  ];
}

/** The header says what is unread after the change, not before it. */
const withCount = async <Reply extends NamedReply>(context: RequestContext, reply: Reply): Promise<Reply> =>
  withUnreadMessages(reply, await countUnread(context.database, ownerOf(context)));

async function list(context: RequestContext, vendor: string, page: number) {
  const { database, clock } = context;
  const owner = ownerOf(context);
  // Before it is read: what comes meanwhile is not marked as read with it.
  const asOf = clock.now().toISOString();
  const { threads, total } = await listThreads(database, owner, vendor, { page, pageSize });
  return respond('Success', { threads, total, page, pageSize, vendor, vendors: await vendorsOfThreads(database, owner), asOf });
}

async function thread(context: RequestContext, poNumber: string, problem: string | null = null) {
  const found = await readThread(context.database, ownerOf(context), poNumber, problem);
  return found === null ? respond('Failure', orderNotFound(poNumber)) : respond('Thread', found);
}

/** Null, or why the answer could not be sent. Nothing is said about a purchase order that is not the buyer's: it is not found. */
async function sendAnswer({ poNumber, text, changeKey }: Extract<Change, { change: 'answer' }>, context: RequestContext): Promise<string | null> {
  if ((await orderOf(context.database, ownerOf(context), poNumber)) === null) return null;
  return changePurchaseOrder(context.database, { poNumber, text, changeKey, change: 'write-to-vendor' }, nameOf(signedIn(context)), context.clock.now());
}
