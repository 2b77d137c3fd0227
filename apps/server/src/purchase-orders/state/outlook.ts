import { statusOf, wanted, type PurchaseOrderState } from './state.ts';

/** What was agreed when the order was placed, as far as it says what is expected when. */
export interface OrderedTerms {
  /** Days in Washington, `YYYY-MM-DD`. */
  readonly deliverBy: string | null;
  readonly lines: readonly OrderedLine[];
}

interface OrderedLine {
  /** From 1. */
  readonly position: number;
  /** In cents. */
  readonly unitPrice: number;
  /** The day on which it arrives by the delivery time of its offer; null: a service has none. */
  readonly dueOn: string | null;
}

/** What is still to be expected of a purchase order: the copies of it that lists read. */
export interface Outlook {
  /** The first day on which something that has not arrived is expected; null: nothing is, or no one said when. */
  readonly expectedOn: string | null;
  /** The amount, in cents, of what is neither rejected nor canceled. */
  readonly standing: number;
}

/** A day that the vendor promised goes before the day that the buyer asked for, and that before the delivery time of the offer. */
export function outlookOf(state: PurchaseOrderState, { deliverBy, lines }: OrderedTerms): Outlook {
  const agreed = new Map(lines.map((line) => [line.position, line]));
  if (statusOf(state) === 'Canceled') return { expectedOn: null, standing: 0 };
  const days = state.lines
    .filter((line) => line.received < wanted(line))
    .flatMap((line) => line.promisedDate ?? deliverBy ?? agreed.get(line.position)?.dueOn ?? []);
  return {
    expectedOn: days.toSorted()[0] ?? null,
    standing: state.lines.reduce((sum, line) => sum + wanted(line) * (agreed.get(line.position)?.unitPrice ?? 0), 0),
  };
}
