import { approverAmong } from '../../approvals/index.ts';
import { mayBeOwn } from '../../authorization/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { signedIn, type Buyer, type RequestContext } from '../../wire/index.ts';
import { requestWithId, type KeptRequest } from './kept-request.ts';

type Approver = NonNullable<Awaited<ReturnType<typeof approverAmong>>>;

/** A request with the part that the caller has in it. */
export type Looked = { readonly request: KeptRequest } & ({ readonly as: 'buyer' } | { readonly as: 'approver'; readonly approver: Approver });

/** The caller as an approver of a request; null where they are none, or may be its buyer by another account. */
export async function approverOf(queries: Queries, caller: Buyer, request: KeptRequest): Promise<Approver | null> {
  if (caller.buyerId === request.buyerId) return null;
  const approver = await approverAmong(queries, caller.verifiedEmails, request);
  return approver === null || mayBeOwn(approver.email, [request.buyerEmail]) ? null : approver;
}

/** A request in the store of the call; null for one that is not the caller's to see, as for one that never was. */
export async function lookAtRequest(context: RequestContext, requestId: string): Promise<Looked | null> {
  const request = await requestWithId(context.database, requestId, context.store.name);
  if (request === null) return null;
  if (request.buyerId === signedIn(context).buyerId) return { request, as: 'buyer' };
  const approver = await approverOf(context.database, signedIn(context), request);
  return approver === null ? null : { request, as: 'approver', approver };
}
