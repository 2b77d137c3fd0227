import { open, type PurchaseOrderEvent, type VendorView } from '../../purchase-orders/index.ts';
import { confirmedLine, type ConfirmedLine } from './confirmed-line.ts';
import { conflict, notUnderstood } from './cxml-problem.ts';
import { attribute, childrenOf, neededChild, type Element } from './element.ts';
import { byLine, checkedText, commentsIn, nameIn } from './values.ts';

const types = ['accept', 'except', 'detail', 'allDetail', 'backordered', 'reject'] as const;
type ConfirmationType = (typeof types)[number];

/** For the buyer, who is always told why. */
const noReason = 'The vendor gave no reason.';

/**
 * What a `ConfirmationRequest` says, as events. It states what becomes of lines, not what has changed: what is known already is no event, so that a
 * vendor's system may say all of it again with what is new.
 *
 * @throws CxmlProblem
 */
export function confirmationEvents(request: Element, view: VendorView): PurchaseOrderEvent[] {
  const header = neededChild(request, 'ConfirmationHeader');
  const type = typeIn(header);
  const items = byLine(childrenOf(request, 'ConfirmationItem'), view);
  const comments = commentsIn(header);
  if (type === 'reject') return rejectedWhole(view, items.size, comments);
  const lines = Array.from(items, ([position, item]) => confirmedLine(position, item, view));
  const invoice = nameIn(attribute(header, 'invoiceID'), 'invoiceID');
  return [
    ...acceptance(type, lines, view),
    ...rejections(lines, view),
    ...promises(lines, view),
    ...(invoice === '' || view.state.invoiceNumbers.includes(invoice) ? [] : [{ kind: 'invoiced', invoiceNumber: invoice } as const]),
    ...message(comments, lines),
  ];
}

function typeIn(header: Element): ConfirmationType {
  const written = attribute(header, 'type');
  const type = types.find((known) => known === written);
  if (type === undefined) throw notUnderstood(`The ConfirmationHeader has the type "${written.slice(0, 20)}". Use one of ${types.join(', ')}.`);
  return type;
}

function rejectedWhole({ state }: VendorView, items: number, comments: string): PurchaseOrderEvent[] {
  if (items > 0) throw notUnderstood('A confirmation of the type reject is for all lines: leave the ConfirmationItem elements out, or use the type except.');
  if (state.lines.every(({ ordered, rejected }) => ordered === rejected)) return [];
  const lines = state.lines.map((line) => ({ position: line.position, quantity: open(line) })).filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw conflict('Everything of this purchase order is under way: there is nothing left to reject.');
  return [{ kind: 'lines-rejected', lines, reason: comments === '' ? noReason : comments }];
}

/** Lines that are not named are accepted by all types but `detail` and `allDetail`; a purchase order is accepted when it is known of all lines. */
function acceptance(type: ConfirmationType, lines: readonly ConfirmedLine[], { state }: VendorView): PurchaseOrderEvent[] {
  if (state.isAccepted && !state.isCanceled) return [];
  const isNamed = type === 'detail' || type === 'allDetail';
  const others = state.lines.filter(({ position }) => lines.every((line) => line.position !== position)).filter((line) => open(line) > 0);
  const [missing] = others;
  const accepted = lines.some((line) => line.accepted > 0) || (!isNamed && (others.length > 0 || lines.length === 0));
  if (accepted && isNamed && missing !== undefined) throw notUnderstood(`Line ${missing.position} is not confirmed. A purchase order is accepted as a whole: say in one document what becomes of every line.`);
  return accepted ? [{ kind: 'accepted' }] : [];
}

function rejections(lines: readonly ConfirmedLine[], { state }: VendorView): PurchaseOrderEvent[] {
  const rejected = lines.map(({ position, rejected, reason }) => ({ position, quantity: rejected - (state.lines[position - 1]?.rejected ?? 0), reason: reason === '' ? noReason : reason }));
  const takenBack = rejected.find(({ quantity }) => quantity < 0);
  if (takenBack !== undefined) throw conflict(`Line ${takenBack.position}: what is rejected cannot be accepted any more. The buyer has been told and may have ordered elsewhere.`);
  const byReason = Map.groupBy(rejected.filter(({ quantity }) => quantity > 0), ({ reason }) => reason);
  return Array.from(byReason, ([reason, of]) => ({ kind: 'lines-rejected', lines: of.map(({ position, quantity }) => ({ position, quantity })), reason: checkedText(reason) }));
}

function promises(lines: readonly ConfirmedLine[], { state }: VendorView): PurchaseOrderEvent[] {
  const promised = lines.filter(({ position, date }) => date !== null && date !== state.lines[position - 1]?.promisedDate);
  return Array.from(Map.groupBy(promised, ({ date }) => date ?? ''), ([date, of]) => ({ kind: 'date-promised', lines: of.map(({ position }) => position), date }));
}

function message(comments: string, lines: readonly ConfirmedLine[]): PurchaseOrderEvent[] {
  const text = checkedText([comments, ...lines.map(({ position, comments: said }) => (said === '' ? '' : `Line ${position}: ${said}`))].filter((part) => part !== '').join('\n'));
  return text === '' ? [] : [{ kind: 'message', text }];
}
