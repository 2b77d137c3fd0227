import { decimalDollars, usd, type RequisitionReview, type VerifyPage } from '@quartermaster/contracts';
import type { Need } from '../../approvals/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { sumOf } from '../verify/sums.ts';
import { fundCodeOf } from './fund-of.ts';

interface Reviewed {
  readonly entry: KeptEntry;
  readonly need: Need;
  readonly lines: VerifyPage['lines'];
  readonly sendKey: string;
  /** What the buyer has said before of lines without a price, cents by key. */
  readonly said?: ReadonlyMap<string, number>;
  readonly form?: RequisitionReview['form'];
}

/** Requisitions before an approver is asked (specification, section 2: Funds Control Cart Review). */
export const fundsReview = ({ entry, need, lines, sendKey, said = new Map(), form }: Reviewed): RequisitionReview => ({
  activity: { aac: entry.activity, name: entry.activityName }, need: { cause: need.cause, payer: need.payer, limit: need.limit, approvers: need.approvers.length }, fundCode: fundCodeOf(entry),
  lines: [...lines], ...sumOf(lines),
  form: form ?? { values: { appropriation: '', note: '', prices: lines.flatMap(({ key }) => { const cents = said.get(key); return cents === undefined ? [] : [{ key, price: decimalDollars(usd(cents)) }]; }) }, errors: [] },
  version: entry.version, sendKey,
});
