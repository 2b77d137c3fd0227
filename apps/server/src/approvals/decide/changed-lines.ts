import { blocksOrder, formatMoney, type CartLine, type CheckoutProblem } from '@quartermaster/contracts';
import type { ReviewReading } from '../../checkout/index.ts';

const count = new Intl.NumberFormat('en-US');

/** A line of which another quantity is wanted; `line` as it was. */
export interface ChangedLine {
  readonly cartKey: string;
  readonly quantity: number;
  readonly line: CartLine;
}

type Reading = Pick<ReviewReading, 'review' | 'problems'>;

interface FieldError {
  field: string;
  message: string;
}

const fieldOf = ({ cartKey }: Pick<ChangedLine, 'cartKey'>): string => `quantities.${cartKey}`;

const sameProblem = (a: CheckoutProblem, b: CheckoutProblem): boolean => a.code === b.code && a.cartKey === b.cartKey && a.groupId === b.groupId;

const linesOf = ({ review }: Reading): readonly CartLine[] => review.groups.flatMap(({ lines }) => lines);

/**
 * Why quantities cannot be changed, at the field that is to be changed: no one could authorize the cart then. Neither may fewer cost more than before, as they do below the
 * quantity of a lower price, nor may the cart get a problem that it did not have.
 */
export function changeProblems(before: Reading, after: Reading, wanted: readonly ChangedLine[]): FieldError[] {
  const dearer = wanted.flatMap((changed): FieldError[] => {
    const { line, quantity } = changed;
    const now = linesOf(after).find(({ cartKey }) => cartKey === line.cartKey);
    if (now === undefined || quantity > line.quantity || now.lineTotal.amount <= line.lineTotal.amount) return [];
    return [{
      field: fieldOf(changed),
      message: `Fewer cost more here: ${count.format(quantity)} of ${line.name} come to ${formatMoney(now.lineTotal)}, and ${count.format(line.quantity)} to ${formatMoney(line.lineTotal)}. Leave ${count.format(line.quantity)}, or a quantity that costs less.`,
    }];
  });
  const isNew = (problem: CheckoutProblem): boolean => blocksOrder(problem) && !before.problems.some((known) => sameProblem(known, problem));
  return [...dearer, ...after.problems.filter(isNew).flatMap((problem) => problemAtFields(problem, before, after, wanted))];
}

/** A problem that is about several lines is said at those that were changed. */
function problemAtFields(problem: CheckoutProblem, before: Reading, { review: { groups } }: Reading, wanted: readonly ChangedLine[]): FieldError[] {
  const group = groups.find(({ groupId }) => groupId === problem.groupId);
  const keys = before.review.groups.find(({ groupId }) => groupId === problem.groupId)?.lines.map(({ cartKey }) => cartKey) ?? [problem.cartKey];
  const ofGroup = wanted.filter(({ cartKey }) => keys.includes(cartKey));
  const message = problem.code === 'MINIMUM_NOT_MET' && group !== undefined
    ? `${group.vendor.name} takes orders of ${formatMoney(group.minimumOrder)} or more, and this one would come to ${formatMoney(group.subtotal)}. Leave more of its items, or 0 of all of them.`
    : problem.message;
  return [{ field: ofGroup[0] === undefined ? '' : fieldOf(ofGroup[0]), message }];
}

/** What one of a changed line costs now where that is more than before; null where it is not. */
function dearerEach({ cartKey, line }: ChangedLine, after: Reading): string | null {
  const now = linesOf(after).find((each) => each.cartKey === cartKey)?.price.unitPrice;
  return now === undefined || now.amount <= line.price.unitPrice.amount ? null : `at ${formatMoney(now)} each in place of ${formatMoney(line.price.unitPrice)}`;
}

/** A changed line as the time line says it. */
export function changedInWords(changed: ChangedLine, after: Reading): string {
  const { line, quantity } = changed;
  if (quantity === 0) return `${line.name} was taken out`;
  const dearer = dearerEach(changed, after);
  return `${line.name}: ${count.format(quantity)} in place of ${count.format(line.quantity)}${dearer === null ? '' : `, ${dearer}`}`;
}

/** What the approver is told of prices that a smaller quantity has; empty where none rises. */
export const priceRises = (wanted: readonly ChangedLine[], after: Reading): string[] => wanted.filter((changed) => dearerEach(changed, after) !== null).map((changed) => changedInWords(changed, after));
