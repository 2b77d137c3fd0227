import { withTransaction, type Pool } from '@quartermaster/database';
import type { VendorSending, VendorWay, VendorWaySettings } from '@quartermaster/deployment';
import { faultPoint } from '../faults/index.ts';
import { typedLine } from '../mail/index.ts';
import { nextAttempt, type Worked } from '../outbox/index.ts';
import { recordEvent } from '../purchase-orders/index.ts';
import type { Clock, Randomness } from '../runtime/index.ts';
import { noTracing, type Tracing } from '../telemetry/index.ts';
import { claimDeliveries, settleDelivered, settleKnown, settleUndelivered, type Claimable, type ClaimedDelivery } from './deliveries.ts';
import { withdraw } from './withdraw.ts';

interface DeliveryLog {
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface DeliveryTools {
  readonly database: Pool;
  readonly ways: ReadonlyMap<string, VendorWay>;
  /** The way of vendors that have none of their own; null: their purchase orders wait. */
  readonly otherwise: ((vendorId: string) => ChosenWay) | null;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** A trace for each delivery; none where it is left out. */
  readonly tracing?: Tracing;
}

interface ChosenWay {
  readonly name: string;
  readonly settings: VendorWaySettings;
}

/** Purchase orders that one process sends at once. */
const deliveriesAtOnce = 5;
/** Milliseconds until it is looked again whether a vendor has a way. */
const withoutWay = 60 * 60_000;
const longestWait = 5 * 60_000;

/**
 * Hands the purchase orders that have waited longest to their vendors, some at once. No transaction is open while they are sent: a process that dies
 * leaves its claim, which ends by itself. So each is sent at least once, under the same delivery key.
 */
export async function deliverWaiting(tools: DeliveryTools, which: Claimable = 'all'): Promise<Worked> {
  const claim = tools.randomness.uuid();
  const claimed = await claimDeliveries(tools.database, claim, deliveriesAtOnce, tools.clock.now(), which);
  await faultPoint('delivery.claimed');
  await Promise.all(claimed.map((delivery) => traced(tools, delivery, claim)));
  return claimed.length === deliveriesAtOnce ? 'more' : 'done';
}

const traced = ({ tracing = noTracing, ...tools }: DeliveryTools, delivery: ClaimedDelivery, claim: string): Promise<void> =>
  tracing.during('deliver purchase order', { kind: 'internal', attributes: { 'quartermaster.purchase_order': delivery.message.purchaseOrder.poNumber, 'quartermaster.attempts': delivery.attempts } }, () =>
    deliverOne({ ...tools, tracing }, delivery, claim));

async function deliverOne({ database, ways, otherwise, clock, random, log, tracing = noTracing }: DeliveryTools, delivery: ClaimedDelivery, claim: string): Promise<void> {
  const { message, attempts, way: own, isKnown } = delivery;
  const { deliveryKey, purchaseOrder: { poNumber, status, vendor } } = message;
  const settle = (way: string | null, reason: string | null, next: Date | 'dead' | 'withdrawn'): Promise<void> =>
    settleUndelivered(database, { deliveryKey, claim, way, reason: reason === null ? null : typedLine(reason).slice(0, 500), next, now: clock.now() });
  if (status === 'Canceled' || isKnown) {
    const end = await withdraw(database, delivery);
    await faultPoint('delivery.withdrawn');
    if (end.kind === 'delivered') return delivered(database, { deliveryKey, poNumber, way: end.way, now: clock.now() });
    if (end.kind !== 'withdrawn') return settle(end.way, null, soon(attempts, clock.now()));
    return isKnown ? settleKnown(database, deliveryKey, clock.now()) : settle(end.way, end.reason, 'withdrawn');
  }
  const chosen = own ?? otherwise?.(vendor.id) ?? null;
  if (chosen === null) return settle(null, `The vendor ${vendor.id} has no way to get purchase orders.`, new Date(clock.now().getTime() + withoutWay));
  // The vendor is not told of the trace: it is none of theirs.
  const sending = await tracing.during(`send by ${chosen.name}`, { kind: 'client', attributes: { 'quartermaster.way': chosen.name } }, async (span) => {
    const outcome = await sent(ways, chosen, message);
    span.set({ 'quartermaster.outcome': outcome.kind });
    return outcome;
  });
  await faultPoint('delivery.sent');
  const now = clock.now();
  switch (sending.kind) {
    case 'delivered':
      await delivered(database, { deliveryKey, poNumber, way: chosen.name, now });
      await faultPoint('delivery.settled');
      return;
    case 'waiting':
      return settle(chosen.name, null, soon(attempts, now));
    case 'refused':
    case 'failed': {
      const again = sending.kind === 'refused' ? null : nextAttempt(attempts, now, random());
      await settle(chosen.name, sending.reason, again ?? 'dead');
      if (again === null) log.error({ poNumber, way: chosen.name, attempts, reason: sending.reason }, 'a purchase order could not be sent and is not tried again: "npm run vendors -- dead" lists it');
    }
  }
}

const soon = (attempts: number, now: Date): Date => new Date(now.getTime() + Math.min(longestWait, 1_000 * 2 ** Math.min(attempts, 20)));

async function sent(ways: DeliveryTools['ways'], { name, settings }: ChosenWay, message: ClaimedDelivery['message']): Promise<VendorSending | { kind: 'failed'; reason: string }> {
  const way = ways.get(name);
  if (way === undefined) return { kind: 'refused', reason: `This server has no way "${name}". It has ${[...ways.keys()].join(', ')}.` };
  try {
    const problem = way.check(settings);
    return problem === null ? await way.send(message, settings) : { kind: 'refused', reason: problem };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The purchase order and the buyer hear of it in the transaction that notes it. */
const delivered = (database: Pool, { deliveryKey, poNumber, way, now }: { deliveryKey: string; poNumber: string; way: string; now: Date }): Promise<void> =>
  withTransaction(database, async (connection) => {
    // First the row that every event of a purchase order holds, as all others do.
    await recordEvent(connection, { poNumber, eventKey: `sent:${deliveryKey}`, event: { kind: 'sent' }, actor: { kind: 'system', name: 'Marketplace' }, way: wayOfEvent(way), now });
    await settleDelivered(connection, { deliveryKey, way, now });
  });

const wayOfEvent = (way: string): 'mail' | 'cxml' | 'api' => (way === 'mail' || way === 'cxml' ? way : 'api');
