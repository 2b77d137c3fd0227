import type { Connection } from '@quartermaster/database';
import { keepRequisition } from '../../requisitions/index.ts';
import type { EntryOwner } from '../caller.ts';
import type { CheckedLine } from '../verify/check-entry.ts';
import { keepOrder, type SentLine } from './kept-orders.ts';

/** A number cannot be given: nothing of the whole is sent. */
export class NotSent extends Error {}

export interface LinesToSend {
  readonly owner: EntryOwner;
  readonly enteredBy: string;
  readonly activity: string;
  readonly activityName: string;
  /** None breaks a rule. */
  readonly checked: readonly CheckedLine[];
  readonly sendKey: string;
  readonly orderId: string;
  readonly now: Date;
}

/** Gives lines their document numbers, and hands them over in the caller's transaction. @returns the id of what is sent together, and the lines with their numbers @throws NotSent */
export async function sendLines(connection: Connection, { owner, enteredBy, activity, activityName, checked, sendKey, orderId, now }: LinesToSend): Promise<{ readonly orderId: string; readonly lines: readonly SentLine[] }> {
  const lines: SentLine[] = [];
  for (const { requisition, item } of checked) {
    const number = await keepRequisition(connection, { columns: requisition, beside: requisition, needsSerial: true }, { approver: requisition.approver, enteredBy, now });
    if (typeof number !== 'string') throw new NotSent(`Nothing was sent. ${number.join(' ')}`);
    const { stockNumber, quantity, unitOfIssue } = requisition;
    lines.push({ documentNumber: number, stockNumber, quantity, unitOfIssue, name: item?.name ?? '', price: item?.price ?? null });
  }
  await keepOrder(connection, owner, { orderId, activity, activityName, sendKey, now, lines });
  return { orderId, lines };
}
