import { formatMoney, usd } from '@quartermaster/contracts';
import { takeBackReductionService, type ListedReduction } from '@quartermaster/contracts-desk';
import { listReductions, reductionWithId, takeBackReduction, type KeptReduction } from '../../price-reduction/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { checkedText } from '../orders/typed-reason.ts';
import { implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';

/** Requests that the page of a vendor has. */
const mostListed = 50;

/** Lower prices of a vendor. Operators authorize none (decision 0265); they take back. */
export const reductionDeskServices = (tools: { readonly webOrigin: string; readonly randomness: Randomness }): readonly DeskImplementation[] => [
  implementWrite(takeBackReductionService, async ({ id, reason: typed }, connection, { operator: { name: operator }, now }) => {
    const reason = checkedText('reason', typed);
    const kept = await reductionWithId(connection, id);
    if (kept === null) throw notFound('There is no such request for a lower price.');
    const recorded = await takeBackReduction(connection, kept, { operator, reason, now }, tools);
    if (recorded.kind === 'refused') throw changedMeanwhile(`${recorded.message} Load the page again.`);
    return { answer: {}, change: { action: 'price-reduction.taken-back', subject: kept.vendorId, details: { reduction: id, buyer: kept.buyerEmail, offer: kept.offerId, reason } } };
  }),
];

/** What buyers have asked of a vendor. */
export const reductionsOfVendor = async (queries: Queries, vendorId: string): Promise<ListedReduction[]> => (await listReductions(queries, vendorId, mostListed)).map(listedReduction);

const listedReduction = (kept: KeptReduction): ListedReduction => ({
  id: kept.reductionId, state: kept.status, buyer: `${kept.buyerName}, ${kept.buyerEmail}`, store: kept.store, product: kept.productName, contractNumber: kept.contractNumber, quantity: kept.quantity,
  listPrice: formatMoney(usd(kept.listPrice)), askedPrice: formatMoney(usd(kept.askedPrice)), price: kept.price === null ? null : formatMoney(usd(kept.price)), until: kept.until,
  answererEmail: kept.answererEmail, askedAt: kept.askedAt.toISOString(), reason: kept.reason, orderNumber: kept.orderNumber,
});
