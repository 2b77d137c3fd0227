import { signalCodes } from '@quartermaster/contracts/requisition';
import { askForPassword } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { RedirectReply } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';

/**
 * Leads to the page of the AAC password of the first activity that requisitions bill or ship to and that is not opened for the buyer; null: all are. Where the fund code names the payer, or no one is
 * billed, the requisitioner answers for what is ordered.
 */
export async function askForPasswords(queries: Queries, buyerId: string, { activity, constants }: Pick<KeptEntry, 'activity' | 'constants'>, now: Date): Promise<RedirectReply | null> {
  const meaning = signalCodes.find(constants.signalCode.trim().toUpperCase())?.more;
  const supplementary = constants.supplementaryAddress.trim().toUpperCase();
  const billed = meaning?.billTo === 'supplementary' ? supplementary : activity;
  const shipped = meaning?.shipTo === 'supplementary' ? supplementary : activity;
  for (const [aac, use] of [[billed, 'billing'], [shipped, 'shipping']] as const) {
    const ask = await askForPassword(queries, { buyerId, aac, now }, use, 'requisitions');
    if (ask !== null) return ask;
  }
  return null;
}
