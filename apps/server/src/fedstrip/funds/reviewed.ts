import { formatMoney, usd } from '@quartermaster/contracts';
import { leftOf } from '../../approvals/index.ts';
import type { KeptRequest } from './kept-request.ts';

/** What an approver sees: they decide about that, and nothing else. @param total cents, by the prices of now */
export const reviewedOf = ({ revision }: Pick<KeptRequest, 'revision'>, total: number): string => `${revision}-${total}`;

interface Room {
  readonly fund: string;
  readonly fiscalYear: number;
  /** Cents that the requisitions themselves have reserved. */
  readonly own: number;
  readonly total: number;
}

/** Why a budget cannot pay what requisitions come to now, in a sentence; empty: it can. */
export const noRoom = (budget: Parameters<typeof leftOf>[0], { fund, fiscalYear, own, total }: Room): string[] =>
  (total <= leftOf(budget) + own ? [] : [`These come to ${formatMoney(usd(total))} now, and fund ${fund} has ${formatMoney(usd(Math.max(0, leftOf(budget) + own)))} left for them in fiscal year ${fiscalYear}. Lower the quantities, or return them.`]);
