import type { RecordedEvent } from '../events/recorded-event.ts';
import type { EventKind } from '../state/event.ts';
import { open, type PurchaseOrderState } from '../state/state.ts';

/** Why an operator should look at a purchase order that its vendor has. Why one has not left is known by its delivery. */
export type ConcernKind = 'problem' | 'cancellation' | 'rejected' | 'late';

export interface Concern {
  readonly kind: ConcernKind;
  /** Of the event that brought it about. */
  readonly position: number;
  /** It concerns no operator before then. */
  readonly since: Date;
}

/** In milliseconds: from the beginning of a promised day in UTC to the morning after it in Washington. */
const untilMorningAfter = (24 + 12) * 3_600_000;

/** A day that vendors write where they know none. No time after its end can be kept. */
const lastInstant = Date.parse('9999-12-31T23:59:59Z');

/**
 * What should concern an operator after all that was recorded, one of each kind at most; decision 0174 has the rule in words. A function of its
 * arguments alone.
 */
export const concernsOf = (state: PurchaseOrderState, events: readonly RecordedEvent[]): Concern[] =>
  [problem(events), cancellation(state, events), rejected(state, events), late(state, events)].filter((concern) => concern !== null);

/** The last report of a problem that neither vendor nor operator has answered. */
function problem(events: readonly RecordedEvent[]): Concern | null {
  const answer = events.findLast(({ event, actor }) => actor.kind !== 'buyer' && (event.kind === 'message' || event.kind === 'canceled'));
  return concernOf('problem', events.findLast(({ event, position }) => event.kind === 'problem-reported' && position > (answer?.position ?? 0)));
}

const cancellation = ({ isCancellationAsked }: PurchaseOrderState, events: readonly RecordedEvent[]): Concern | null =>
  isCancellationAsked ? concernOf('cancellation', lastOf(events, 'cancellation-requested')) : null;

/** An operator who rejects lines for a vendor knows of it. */
const rejected = ({ isCanceled }: PurchaseOrderState, events: readonly RecordedEvent[]): Concern | null =>
  isCanceled ? null : concernOf('rejected', events.findLast(({ event, actor }) => event.kind === 'lines-rejected' && actor.kind === 'vendor'));

/** The promise that ends first of those for lines of which something is still to leave the vendor. */
function late({ lines, isCanceled }: PurchaseOrderState, events: readonly RecordedEvent[]): Concern | null {
  if (isCanceled) return null;
  const promises = lines.filter((line) => open(line) > 0 && line.promisedDate !== null).flatMap(({ position: line, promisedDate }): Concern[] => {
    const promise = events.findLast(({ event }) => event.kind === 'date-promised' && event.lines.includes(line));
    return promise === undefined ? [] : [{ kind: 'late', position: promise.position, since: new Date(Math.min(Date.parse(`${promisedDate}T00:00:00Z`) + untilMorningAfter, lastInstant)) }];
  });
  return promises.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.position - b.position)[0] ?? null;
}

const lastOf = (events: readonly RecordedEvent[], kind: EventKind): RecordedEvent | undefined => events.findLast(({ event }) => event.kind === kind);

const concernOf = (kind: ConcernKind, recorded: RecordedEvent | undefined): Concern | null =>
  recorded === undefined ? null : { kind, position: recorded.position, since: recorded.happenedAt };
