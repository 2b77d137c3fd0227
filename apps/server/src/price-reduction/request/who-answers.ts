import type { Queries } from '../../runtime/index.ts';
import { vendorMailAddress } from '../../vendor-delivery/index.ts';

/** Who may authorize a lower price, and where they read mail. */
export interface Answerer {
  readonly answeredBy: 'vendor' | 'office';
  readonly email: string;
}

export interface AnswererTools {
  /** In a trial, a vendor without a way of its own has a mailbox of the trial. */
  readonly isVendorTrial: boolean;
  /** Null: there is none. */
  readonly contractingOffice: string | null;
}

/** The vendor of a contract, where its way has an address for mail; else the contracting office; null where neither can be reached. */
export async function whoAnswers(queries: Queries, { vendorId, contractNumber }: { readonly vendorId: string; readonly contractNumber: string }, { isVendorTrial, contractingOffice }: AnswererTools): Promise<Answerer | null> {
  const email = await vendorMailAddress(queries, { vendorId, contractNumber }, isVendorTrial);
  if (email !== null) return { answeredBy: 'vendor', email };
  return contractingOffice === null ? null : { answeredBy: 'office', email: contractingOffice };
}
