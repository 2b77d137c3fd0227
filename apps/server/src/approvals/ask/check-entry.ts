import { formatMoney, holdsCardNumber, usd } from '@quartermaster/contracts';
import type { ApprovalNeed, OrderApprovals } from '@quartermaster/deployment';
import type { Connection } from '@quartermaster/database';
import { budgetsOf, holdBudget } from '../budget/kept-budgets.ts';
import { hasRoomFor, leftOf } from '../budget/standing.ts';

/** What was typed for an approver, or by one. */
export interface FundsTyped {
  readonly fund: string;
  readonly appropriation: string;
  readonly note: string;
}

interface Entry {
  readonly need: ApprovalNeed;
  readonly fiscalYear: number;
  /** Cents, with shipping and tax. */
  readonly total: number;
  /** What the same request has reserved of this fund already. */
  readonly own?: number;
  /** What is paid, in words. */
  readonly what?: string;
}

interface FieldError {
  field: string;
  message: string;
}

/** What is wrong with the data of funds, and whether the budget has room for the order. The fund is held until the transaction ends. */
export async function checkEntry(connection: Connection, rules: OrderApprovals, { fund, appropriation, note }: FundsTyped, { need, fiscalYear, total, own = 0, what = 'this cart comes' }: Entry): Promise<FieldError[]> {
  const errors: FieldError[] = holdsCardNumber(note) ? [{ field: 'note', message: 'This looks like the number of a card. An approver does not need it: leave it out.' }] : [];
  if (need.cause !== 'funds') return errors;
  errors.push(...rules.entryProblems({ fund, appropriation }));
  if (errors.some(({ field }) => field === 'fund')) return errors;
  const held = await holdBudget(connection, { aac: need.code, fund, fiscalYear });
  if (held !== null && !hasRoomFor(held, total, own)) {
    errors.push({ field: 'fund', message: `Fund ${fund} has ${formatMoney(usd(Math.max(0, leftOf(held) + own)))} left in fiscal year ${fiscalYear}, and ${what} to ${formatMoney(usd(total))}. Choose another fund, or remove items.` });
  }
  if (held === null) {
    const kept = await budgetsOf(connection, need.code, fiscalYear);
    if (kept.length > 0) errors.push({ field: 'fund', message: `The activity has no budget of fund ${fund} in fiscal year ${fiscalYear}. Choose one of ${kept.map((budget) => budget.fund).join(', ')}.` });
  }
  return errors;
}
