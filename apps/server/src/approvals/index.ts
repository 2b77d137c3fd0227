export { budgetAmounts, holdActivity } from './budget/kept-budgets.ts';
export { mayBecome } from './budget/standing.ts';
export { approvalsOf, endApprovalsOf } from './data-of-buyer.ts';
