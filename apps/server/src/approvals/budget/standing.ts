/** What an activity may spend of a fund in a fiscal year, in cents. */
export interface BudgetStanding {
  readonly amount: number;
  /** Of carts that wait for an approver. */
  readonly reserved: number;
  /** Of orders that were placed; what was canceled or rejected does not count. */
  readonly spent: number;
}

export const leftOf = ({ amount, reserved, spent }: BudgetStanding): number => amount - reserved - spent;

/** Whether an order of this total can be paid. @param own what is reserved for the same order already */
export const hasRoomFor = (budget: BudgetStanding, total: number, own = 0): boolean => total <= leftOf(budget) + own;

/** Whether the budget may be set to an amount: not below what is reserved and spent. */
export const mayBecome = ({ reserved, spent }: Omit<BudgetStanding, 'amount'>, amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0 && reserved + spent <= amount;
