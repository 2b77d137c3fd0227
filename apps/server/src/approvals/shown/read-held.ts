import { buyerWithId } from '../../login/index.ts';
import { checkoutBuyer, readReview, toolsOf, type CheckoutBuyer, type HeldChoices, type ReviewReading } from '../../checkout/index.ts';
import type { Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import type { KeptRequest } from '../record/kept-request.ts';
import type { ApprovalTools } from '../tools.ts';

export const heldChoices = ({ requestId, addressId, paymentId, terms }: KeptRequest): HeldChoices => ({ requestId, addressId, paymentId, terms: [...terms] });

/** The buyer of a request, as checkout knows them in its store. */
export async function buyerOfRequest(context: RequestContext, request: KeptRequest, queries: Queries = context.database): Promise<CheckoutBuyer> {
  const buyer = await buyerWithId(queries, request.buyerId, context.clock.now());
  if (buyer === null) throw new Error(`The buyer of request ${request.requestId} is not known.`);
  return checkoutBuyer(buyer, context.store);
}

/** The cart of a request with prices and stock as they are now. */
export const readHeld = async (context: RequestContext, request: KeptRequest, { strategies }: ApprovalTools, connection?: Connection): Promise<ReviewReading> =>
  readReview(connection ?? context.database, await buyerOfRequest(context, request, connection), toolsOf(context, strategies), { held: heldChoices(request) }, { isHeld: connection !== undefined });
