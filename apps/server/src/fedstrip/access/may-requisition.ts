import { activitiesOfAgency } from '../../checkout/index.ts';
import type { RequestContext } from '../../wire/index.ts';

/** Why the caller may not requisition by FEDSTRIP; null: they may. The rule is R07: an activity of their agency has to be in the directory, open. */
export async function refusalOf({ buyer, database }: Pick<RequestContext, 'buyer' | 'database'>): Promise<string | null> {
  if (buyer === null) return 'Requisitions by FEDSTRIP are for members with an activity address code. Sign in first.';
  if (buyer.agencyCode === null) return 'Requisitions by FEDSTRIP, the Federal Standard Requisitioning and Issue Procedures, are billed to activities of your agency, and no agency is confirmed for your account. Members of a federal agency ask the help desk to confirm theirs; others order from the cart.';
  const [activity] = await activitiesOfAgency(database, buyer.buyerId, 1);
  return activity === undefined ? 'Requisitions by FEDSTRIP, the Federal Standard Requisitioning and Issue Procedures, are billed to activities of your agency, and the activity address directory lists no open one. Ask the help desk to have yours entered.' : null;
}
