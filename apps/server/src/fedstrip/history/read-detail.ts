import type { RequisitionPage } from '@quartermaster/contracts';
import { eventWords, followUpWaits, openQuantity, readEvents, stateOf, type RequisitionEvent } from '../../requisitions/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { readOwnRequisition, type OwnRequisition } from './kept-requisitions.ts';

export const shownRow = (row: OwnRequisition) => ({ ...row, sentAt: row.sentAt.toISOString() });

/** A requisition of the buyer with all that happened to it; null where they have sent none of this number in the store. */
export async function readDetail(context: RequestContext, documentNumber: string, notice: RequisitionPage['notice'] = null): Promise<RequisitionPage | null> {
  const { database } = context;
  const found = await readOwnRequisition(database, ownerIn(context), documentNumber);
  if (found === null) return null;
  const events = await readEvents(database, documentNumber);
  const state = stateOf(found.record, events.map(({ details }) => details));
  const open = openQuantity(state);
  return {
    ...shownRow(found), record: found.record, approver: found.approver, remarks: found.remarks, furtherAdviceCodes: [...found.furtherAdviceCodes], exportOption: found.exportOption, price: found.price, open, notice,
    may: { withdraw: !state.isSent && !state.isWithdrawn, cancel: state.isSent && open > 0 && state.cancellationAsked === 0, followUp: state.isSent && open > 0 && !(await followUpWaits(database, documentNumber)) },
    history: [
      { position: 0, at: found.sentAt.toISOString(), code: '', words: 'Entered' },
      ...events.map(({ position, details, happened_at: at }) => ({ position, at: at.toISOString(), code: codeOf(details), words: eventWords(details) })),
    ],
  };
}

/** The code of the document that said it; empty where no document did. */
function codeOf(event: RequisitionEvent): string {
  if (event.kind === 'supply-status') return event.statusCode;
  return { 'shipment-status': 'AS', 'follow-up': 'AF', cancellation: 'AC', sent: '', withdrawn: '' }[event.kind];
}
