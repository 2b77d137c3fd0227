import { implement, redirect, respond, serviceAt, type Implementation, type RedirectReply, type RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { groupWith, readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { missingBefore } from '../steps/own-address.ts';
import { activityTyped } from './activity-directory.ts';

/** Overseas consolidation: an order, or that of one vendor, goes to a break-bulk point, and from there to the ultimate consignee (specification, section 2, Checkout). */
export function breakBulkServices(strategies: CheckoutStrategies): readonly Implementation[] {
  /** The vendor's order that is meant, if one; or where to go instead: to what is missing before an address, and to the review where the cart has no order with that id. */
  const orderOf = async (groupId: string | undefined, context: RequestContext): Promise<RedirectReply | { readonly order?: { groupId: string; vendor: string } }> => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    const reading = await readReview(context.database, buyer, tools);
    const missing = await missingBefore('destination', tools, buyer, reading);
    if (missing !== null || groupId === undefined) return missing ?? {};
    const group = groupWith(reading, groupId);
    return group === undefined ? redirect('/checkout/checkout_review') : { order: { groupId, vendor: group.vendor.name } };
  };
  return [
    implement(
      serviceAt('/checkout/select_breakbulk'),
      async ({ aac, groupId }, context) => {
        const of = await orderOf(groupId, context);
        if (isRedirect(of)) return of;
        if (aac === undefined) return respond('Initial', { aac: '', errors: [], ...of });
        const asked = await activityTyped(context.database, aac);
        return 'message' in asked ? respond('Initial', { aac, errors: [{ field: 'aac', message: asked.message }], ...of }) : redirect(address('/checkout/select_consigneeaac', { breakbulk: asked.aac, groupId }));
      },
      { rateClass: 'addresses' },
    ),
    implement(
      serviceAt('/checkout/select_consigneeaac'),
      async ({ breakbulk, groupId }, context) => {
        const of = await orderOf(groupId, context);
        if (isRedirect(of)) return of;
        const point = await activityTyped(context.database, breakbulk);
        // A point that was named and is closed is asked for again, with the reason.
        return 'message' in point
          ? redirect(address('/checkout/select_breakbulk', { groupId, aac: breakbulk === '' ? undefined : breakbulk }))
          : respond('Initial', { aac: '', errors: [], breakbulk: point.aac, activity: point.activity, ...of });
      },
      { rateClass: 'addresses' },
    ),
  ];
}

const isRedirect = (of: RedirectReply | object): of is RedirectReply => 'kind' in of;

function address(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
  return query === '' ? path : `${path}?${query}`;
}
