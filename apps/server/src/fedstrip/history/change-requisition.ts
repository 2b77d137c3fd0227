import type { RequestOf, RequisitionPage } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { buyerOf } from '../../checkout/index.ts';
import { cancel, followUp, RequisitionError, takeBack } from '../../requisitions/index.ts';
import type { RequestContext } from '../../wire/index.ts';

type Change = RequestOf<'/orderhistory/change_requisition'>['change'];

const done: Readonly<Record<Change, string>> = {
  'withdraw': 'It is withdrawn: it will not be sent, and no one is billed for it. Its number stays used.',
  'cancel': 'The request to cancel what is open goes out with the next file. What becomes of it is in the status history.',
  'follow-up': 'The follow-up goes out with the next file. The answer of the source of supply is in the status history then.',
};

/** Does what the buyer asks about a requisition of their own. @returns what became of it, for them */
export async function changeRequisition(context: RequestContext, documentNumber: string, change: Change): Promise<NonNullable<RequisitionPage['notice']>> {
  const asking = { documentNumber, actor: buyerOf(context).name, now: context.clock.now() };
  try {
    await withTransaction(context.database, async (connection) => {
      if (change === 'withdraw') await takeBack(connection, asking);
      else if (change === 'cancel') await cancel(connection, asking, null);
      else await followUp(connection, asking);
    });
    return { tone: 'success', text: done[change] };
  } catch (error) {
    if (!(error instanceof RequisitionError)) throw error;
    return { tone: 'warning', text: error.message };
  }
}
