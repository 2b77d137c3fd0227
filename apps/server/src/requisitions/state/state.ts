import { supplyStatusCodes, type StatusGroup } from '@quartermaster/contracts/requisition';

/** What the source of supply last said of a part that says where it is. */
export interface PartState {
  readonly suffix: string;
  readonly group: StatusGroup;
  readonly quantity: number;
  readonly day: string;
}

export interface RequisitionState {
  /** Pieces. */
  readonly ordered: number;
  readonly isSent: boolean;
  readonly isWithdrawn: boolean;
  /** Pieces of which cancellation was asked, until it is answered; 0: nothing is asked. */
  readonly cancellationAsked: number;
  readonly parts: readonly PartState[];
  readonly shipped: number;
}

export type RequisitionStatus = 'Entered' | 'Withdrawn' | 'Sent' | 'InProcess' | 'Backordered' | 'Delayed' | 'Procured' | 'PartlyShipped' | 'Shipped' | 'Rejected' | 'Canceled';

export const entered = (ordered: number): RequisitionState => ({ ordered, isSent: false, isWithdrawn: false, cancellationAsked: 0, parts: [], shipped: 0 });

/** A code that the table does not have is kept, and changes nothing. */
export const groupOf = (statusCode: string): StatusGroup => supplyStatusCodes.find(statusCode)?.more ?? 'info';

const quantityOf = ({ parts }: RequisitionState, group: StatusGroup): number => parts.filter((part) => part.group === group).reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces that are neither shipped nor given up: 0 and more, also where more was shipped than ordered, as with full unit packs. */
export const openQuantity = (state: RequisitionState): number =>
  state.isWithdrawn ? 0 : Math.max(0, state.ordered - state.shipped - quantityOf(state, 'canceled') - quantityOf(state, 'rejected'));

/** Pieces that are not delivered and not billed. */
export const givenUp = (state: RequisitionState): number =>
  state.isWithdrawn ? state.ordered : Math.min(state.ordered, quantityOf(state, 'canceled') + quantityOf(state, 'rejected'));

const statusOfGroup: Partial<Record<StatusGroup, RequisitionStatus>> = { 'in-process': 'InProcess', backordered: 'Backordered', delayed: 'Delayed', deferred: 'Delayed', procured: 'Procured' };

/** Whether a status says where a quantity is; the others are remarks beside it. */
export const isPhase = (group: StatusGroup): boolean => group in statusOfGroup || group === 'canceled' || group === 'rejected';

export function statusOf(state: RequisitionState): RequisitionStatus {
  if (state.isWithdrawn) return 'Withdrawn';
  if (!state.isSent) return 'Entered';
  if (openQuantity(state) === 0) return closedStatus(state);
  if (state.shipped > 0) return 'PartlyShipped';
  const latest = state.parts.filter(({ group }) => group in statusOfGroup).toSorted((one, other) => other.day.localeCompare(one.day))[0];
  return (latest === undefined ? undefined : statusOfGroup[latest.group]) ?? 'Sent';
}

function closedStatus(state: RequisitionState): RequisitionStatus {
  if (state.shipped > 0) return 'Shipped';
  return quantityOf(state, 'rejected') > quantityOf(state, 'canceled') ? 'Rejected' : 'Canceled';
}
