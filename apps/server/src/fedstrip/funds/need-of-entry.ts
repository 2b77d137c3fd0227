import { usd, type Money } from '@quartermaster/contracts';
import { signalCodes } from '@quartermaster/contracts/requisition';
import type { OrderApprovals } from '@quartermaster/deployment';
import { needOf, type Need } from '../../approvals/index.ts';
import type { CheckoutBuyer } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';

/** What lines come to. */
interface Sum {
  readonly total: Money;
  /** Lines whose price is not known. */
  readonly unpriced: number;
}

/**
 * Why requisitions need an approver, by the rules of carts: the activity that the signal code bills is under funds control, or they come to more than a limit of the store. Where the
 * fund code names the payer, the requisitioner is asked for it. What a line without a price costs may be above any limit. Null: none is needed, as for a free issue.
 */
export async function needOfEntry(queries: Queries, rules: OrderApprovals, buyer: CheckoutBuyer, { activity, constants }: Pick<KeptEntry, 'activity' | 'constants'>, { total, unpriced }: Sum): Promise<Need | null> {
  const billTo = signalCodes.find(constants.signalCode.trim().toUpperCase())?.more.billTo;
  if (billTo === undefined || billTo === 'none') return null;
  const aac = billTo === 'supplementary' ? constants.supplementaryAddress.trim().toUpperCase() : activity;
  const need = (sum: Money) => needOf(queries, rules, buyer, { payment: { method: 'aac', aac }, total: sum });
  return (await need(total)) ?? (unpriced > 0 ? need(usd(Number.MAX_SAFE_INTEGER)) : null);
}
