import type { Queries } from '../../runtime/index.ts';
import { trialAddress } from '../trial-address.ts';
import { readWays } from './vendor-way-store.ts';

/** Where the vendor of a contract reads mail: the contact of its way, or where its way sends if that is mail; null where none is known. @param isTrial a vendor without a way has a mailbox of the trial */
export async function vendorMailAddress(queries: Queries, { vendorId, contractNumber }: { readonly vendorId: string; readonly contractNumber: string }, isTrial: boolean): Promise<string | null> {
  const ways = await readWays(queries, vendorId);
  const way = ways.find((own) => own.contractNumber === contractNumber) ?? ways.find((own) => own.contractNumber === null);
  const to = way?.way === 'mail' && typeof way.settings['to'] === 'string' ? way.settings['to'] : null;
  return way?.contact ?? to ?? (way === undefined && isTrial ? trialAddress(vendorId) : null);
}
