import { answerCancellationService, moveOrderService, writeMessageService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { grantCancellation, movePurchaseOrder, neededFor, readPurchaseOrders, recordEvent, type OperatorAct, type Recording } from '../../purchase-orders/index.ts';
import { problem } from '../../wire/index.ts';
import type { Change } from '../audit/audit-log.ts';
import { implementWrite, type Changed, type DeskContext, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { checkedName, checkedText } from './typed-reason.ts';
import { unknownOrder } from './unknown-order.ts';

/** What operators record of a purchase order, for its vendor or its buyer or in their own name. */
export const orderEventServices = (): readonly DeskImplementation[] => [
  implementWrite(moveOrderService, async ({ number, seen, status, reason, carrier, tracking }, connection, context) => {
    const told = {
      reason: checkedText('reason', reason),
      carrier: checkedName('carrier', carrier, neededFor[status] === 'carrier' ? 'Name the carrier: the buyer reads it.' : null),
      tracking: checkedName('tracking', tracking, null),
    };
    const recording = await movePurchaseOrder(connection, await actOf(connection, number, seen, context), status, told);
    return recorded(number, recording, { action: 'order.moved', subject: number, details: { status, reason: told.reason } });
  }),
  implementWrite(answerCancellationService, async ({ number, seen, decision, text }, connection, context) => {
    const reason = checkedText('text', text);
    const act = await actOf(connection, number, seen, context);
    if (!act.state.isCancellationAsked) throw changedMeanwhile(`The buyer of ${number} has not asked to cancel it, or has had an answer. Load the page again.`);
    const recording = decision === 'granted' ? await grantCancellation(connection, act, reason) : await record(connection, act, { kind: 'cancellation-declined', reason });
    return recorded(number, recording, { action: `order.cancellation-${decision}`, subject: number });
  }),
  implementWrite(writeMessageService, async ({ number, seen, text }, connection, context) => {
    const recording = await record(connection, await actOf(connection, number, seen, context), { kind: 'message', text: checkedText('text', text) });
    return recorded(number, recording, { action: 'order.message-written', subject: number });
  }),
];

/** @throws Problem 404, or 409 where something has happened that the operator does not know */
async function actOf(connection: Connection, number: string, seen: number, { operator, now }: DeskContext): Promise<OperatorAct> {
  const record = (await readPurchaseOrders(connection, [number])).get(number);
  if (record === undefined) throw unknownOrder(number);
  if (record.events.length !== seen) throw happenedMeanwhile(number);
  // Of two operators who know the same, the second finds the key taken.
  return { poNumber: number, eventKey: `desk-${seen}`, state: record.state, operator: operator.name, way: 'desk', now };
}

const record = (connection: Connection, { operator, state: _known, ...act }: OperatorAct, event: Parameters<typeof recordEvent>[1]['event']): Promise<Recording> =>
  recordEvent(connection, { ...act, event, actor: { kind: 'operator', name: operator } });

function recorded(number: string, recording: Recording, change: Change): Changed<Record<string, never>> {
  if (recording.kind === 'recorded') return { answer: {}, change };
  if (recording.kind === 'repeated' || recording.code === 'EVENT_KEY_REUSED') throw happenedMeanwhile(number);
  throw problem({ status: 409, code: recording.code, title: 'Not Possible', message: recording.message });
}

const happenedMeanwhile = (number: string) => changedMeanwhile(`Something has happened to ${number} since you loaded the page. Load it again, and decide by what is known now.`);
