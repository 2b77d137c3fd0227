import type { VendorView } from '../../purchase-orders/index.ts';
import { conflict, notUnderstood } from './cxml-problem.ts';
import { attribute, childOf, childrenOf, textOf, type Element } from './element.ts';
import { commentsIn, dayIn, quantityIn } from './values.ts';

/** What becomes of a line, all of it. */
export interface ConfirmedLine {
  readonly position: number;
  /** Will be delivered. */
  readonly accepted: number;
  /** Will not be delivered, with what was rejected before. */
  readonly rejected: number;
  readonly reason: string;
  /** `YYYY-MM-DD`, the last of its parts; null where none is promised. */
  readonly date: string | null;
  /** What the buyer is told of what will be delivered. */
  readonly comments: string;
}

const accepting: readonly string[] = ['accept', 'allDetail', 'detail', 'backordered'];

/** A `ConfirmationItem`: the whole quantity of its line, in parts with a status each. @throws CxmlProblem */
export function confirmedLine(position: number, item: Element, view: VendorView): ConfirmedLine {
  const ordered = view.state.lines[position - 1]?.ordered ?? 0;
  const statuses = childrenOf(item, 'ConfirmationStatus').map((element) => ({ element, type: attribute(element, 'type'), quantity: quantityIn(element, position, view) }));
  const unknown = statuses.find(({ type }) => type !== 'reject' && !accepting.includes(type));
  if (unknown !== undefined) throw notUnderstood(`Line ${position}: a ConfirmationStatus has the type "${unknown.type.slice(0, 20)}". Use accept, detail, backordered or reject.`);
  const sum = (of: typeof statuses): number => of.reduce((total, { quantity }) => total + quantity, 0);
  if (quantityIn(item, position, view) !== ordered || sum(statuses) !== ordered) {
    throw notUnderstood(`Line ${position}: ${ordered} are ordered. Say of all of them what becomes of them: the ConfirmationItem and its ConfirmationStatus elements together have this quantity.`);
  }
  const [rejecting, kept] = [statuses.filter(({ type }) => type === 'reject'), statuses.filter(({ type }) => type !== 'reject')];
  for (const { element } of kept) refuseOtherGoods(position, element, view);
  const said = (of: typeof statuses): string => of.map(({ element }) => commentsIn(element)).filter((text) => text !== '').join('\n');
  return {
    position,
    accepted: sum(kept),
    rejected: sum(rejecting),
    reason: said(rejecting),
    date: kept.map(({ element }) => dayIn(element, 'deliveryDate')).filter((day) => day !== null).toSorted().at(-1) ?? null,
    comments: said(kept),
  };
}

/** A confirmation changes neither item nor price: both are those of the contract. */
function refuseOtherGoods(position: number, status: Element, { lines }: VendorView): void {
  if (childOf(status, 'ItemIn') !== null) throw conflict(`Line ${position}: another item cannot be delivered in the place of what was ordered. Reject the line.`);
  const price = childOf(status, 'UnitPrice');
  const cents = lines[position - 1]?.price.unitPrice.amount;
  const money = price === null ? '' : textOf(childOf(price, 'Money'));
  if (money !== '' && Math.round(Number(money) * 100) !== cents) throw conflict(`Line ${position}: the unit price "${money.slice(0, 20)}" is not that of the order. A confirmation does not change prices: reject the line where you cannot deliver at this one.`);
}
