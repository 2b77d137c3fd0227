import { parseCalendarDate } from '@quartermaster/contracts';
import { typedLine, typedText } from '../../mail/index.ts';
import { nameProblem, textProblem, type VendorView } from '../../purchase-orders/index.ts';
import { notUnderstood } from './cxml-problem.ts';
import { attribute, childOf, textOf, type Element } from './element.ts';

/** A number or a name in one line; empty where there is none. @throws CxmlProblem */
export function nameIn(text: string, what: string): string {
  const name = typedLine(text);
  const problem = nameProblem(name);
  if (problem !== null) throw notUnderstood(`${what}: ${problem}`);
  return name;
}

/** What people are told; empty where nothing is said. @throws CxmlProblem */
export function commentsIn(element: Element): string {
  return checkedText(typedText(textOf(childOf(element, 'Comments'))));
}

export function checkedText(text: string): string {
  const problem = textProblem(text);
  if (problem !== null) throw notUnderstood(`Comments: ${problem}`);
  return text;
}

/** The day `YYYY-MM-DD` of a date or a time, as its writer counts days; null where there is none. @throws CxmlProblem */
export function dayIn(element: Element, name: string): string | null {
  const written = attribute(element, name);
  if (written === '') return null;
  const day = parseCalendarDate(/^(\d{4}-\d{2}-\d{2})(?:T[\d:.+Z-]*)?$/.exec(written)?.[1] ?? '');
  if (day === null) throw notUnderstood(`${name} "${written.slice(0, 50)}" is not a date. Write it as 2027-01-31 or 2027-01-31T12:00:00-05:00.`);
  return day;
}

/** A line of the purchase order, from 1. @throws CxmlProblem */
function positionIn(element: Element, { state: { lines } }: VendorView): number {
  const written = attribute(element, 'lineNumber');
  const position = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (!lines.some((line) => line.position === position)) throw notUnderstood(`There is no line "${written.slice(0, 20)}" in this purchase order. Its lines are 1 to ${lines.length}.`);
  return position;
}

/** A whole quantity, in the unit of issue of its line. @throws CxmlProblem */
export function quantityIn(element: Element, position: number, { lines }: VendorView): number {
  const written = attribute(element, 'quantity');
  if (!/^\d{1,9}(?:\.0{1,6})?$/.test(written)) throw notUnderstood(`Line ${position}: the quantity "${written.slice(0, 20)}" is not a whole number.`);
  const unit = textOf(childOf(element, 'UnitOfMeasure'));
  const ordered = lines[position - 1]?.unitOfIssue.code ?? '';
  if (unit !== '' && unit.toUpperCase() !== ordered.toUpperCase()) throw notUnderstood(`Line ${position}: the quantity is in "${unit.slice(0, 20)}", and ${ordered} was ordered. Use the unit of the order.`);
  return Number(written);
}

/** Elements that name each line once. @throws CxmlProblem */
export function byLine(elements: readonly Element[], view: VendorView): Map<number, Element> {
  const lines = new Map<number, Element>();
  for (const element of elements) {
    const position = positionIn(element, view);
    if (lines.has(position)) throw notUnderstood(`Line ${position} is there twice. Name each line once, with its whole quantity.`);
    lines.set(position, element);
  }
  return lines;
}

/** The number of the purchase order that something refers to. @throws CxmlProblem */
export function orderIdIn(element: Element): string {
  const reference = childOf(element, 'OrderReference');
  const orderId = reference === null ? '' : typedLine(attribute(reference, 'orderID'));
  if (orderId === '' || orderId.length > 100) throw notUnderstood('There is no OrderReference with the orderID of the purchase order.');
  return orderId;
}
