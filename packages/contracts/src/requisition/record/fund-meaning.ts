import { signalCodes } from '../codes/signal-codes.ts';
import type { Meaning } from './code-meaning.ts';

/** Columns that say who pays, without the blanks at their ends. */
interface Payment {
  readonly fundCode: string;
  readonly signalCode: string;
  readonly activity: string;
  readonly supplementaryAddress: string;
}

/** Whose fund a fund code is, which follows from the signal code; undefined: there is none, or no one is billed. */
export function fundMeaning({ fundCode, signalCode, activity, supplementaryAddress }: Payment): Meaning | undefined {
  const signal = signalCodes.find(signalCode);
  const billTo = signal?.more.billTo;
  if (fundCode === '' || signal === undefined || billTo === undefined || billTo === 'none') return undefined;
  const payer = billTo === 'supplementary' ? supplementaryAddress : activity;
  const whose = billTo === 'fund' ? 'It names the payer, who' : `A fund of ${payer || 'the supplementary address'}, which`;
  return { meaning: `${whose} is billed by signal code ${signalCode}. It shows that funds are available.`, verified: signal.verified };
}
