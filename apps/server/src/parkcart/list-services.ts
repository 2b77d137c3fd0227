import type { ParkedCart, ParkNotice } from '@quartermaster/contracts';
import { readOffers } from '../cart/index.ts';
import { lastOrdersOf, lastOrderWith, type LastOrder } from '../orderhistory/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { ownerIn, recipientIn } from './caller.ts';
import { addBack, keepAsTemplate, removeParked, renameParked } from './change-parked.ts';
import { endOf } from './days.ts';
import { forwardsTo } from './forward/kept-forwards.ts';
import { decline, take } from './forward/take-forward.ts';
import { parkedCartOf, parkedEntryOf, type KeptCart } from './kept-carts.ts';
import { listedCartsOf } from './listed-carts.ts';
import type { ParkedCartLimits } from './settings.ts';
import { beyond, shownCart, shownInList, shownLines, shownRequisitions } from './shown.ts';

/** What the store says of the offers of parked carts now. */
export const offersOf = ({ database, store }: RequestContext, carts: readonly KeptCart[]) =>
  readOffers(database, store.name, [...new Set(carts.flatMap(({ lines }) => lines.map(({ offerId }) => offerId)))]);

/** My Parked Carts, with what was done. */
export async function showList(context: RequestContext, { days, forwardDays, most }: ParkedCartLimits, notice: ParkNotice | null = null) {
  const parkedCarts: ParkedCart[] = [];
  for await (const carts of listedCartsOf(context.database, ownerIn(context))) parkedCarts.push(...carts.map((listed) => shownInList(listed, context.clock.now(), days)));
  const forwarded = (await forwardsTo(context.database, recipientIn(context))).map(({ sentAt, ...rest }) => ({ ...rest, sentAt: sentAt.toISOString(), expiresAt: endOf(sentAt, forwardDays).toISOString() }));
  return respond('Success', { parkedCarts, forwarded, most, days, notice });
}

/** The parked carts of a buyer, and what they do with them (specification, section 2, Ordering and parked carts). */
export function listServices(limits: ParkedCartLimits): readonly Implementation[] {
  const found = async (context: RequestContext, parkedCartId: string) => {
    const kept = await parkedCartOf(context.database, ownerIn(context), parkedCartId);
    if (kept === null) return null;
    const offers = await offersOf(context, [kept]);
    return { kept, offers, parkedCart: shownCart(kept, offers, context.clock.now(), limits.days) };
  };
  return [
    implement(serviceAt('/parkcart/my_parkcart'), (_request, context) => showList(context, limits)),
    implement(serviceAt('/parkcart/parkcart_detail'), async ({ parkedCartId }, context) => {
      const one = await found(context, parkedCartId);
      if (one === null) return respond('NotFound', {});
      const { kept, offers, parkedCart } = one;
      if (kept.requisitions !== null) {
        const entry = await parkedEntryOf(context.database, ownerIn(context), parkedCartId);
        return entry === null ? respond('NotFound', {}) : respond('Requisitions', { parkedCart, lines: shownRequisitions(entry) });
      }
      const lines = (orders: ReadonlyMap<string, LastOrder>) => shownLines(kept, offers, context.clock.now(), orders);
      if (!kept.isTemplate) return respond('Success', { parkedCart, lines: lines(new Map()) });
      const own = kept.lines.map(({ offerId }) => offerId);
      const [orders, newest] = await Promise.all([lastOrdersOf(context.database, ownerIn(context), own), lastOrderWith(context.database, ownerIn(context), own)]);
      return respond('Success', { parkedCart, lines: lines(orders), ...(newest !== null && { lastOrder: beyond(newest, own) }) });
    }),
    implement(serviceAt('/parkcart/removecart'), async ({ parkedCartId }, context) => {
      const one = await found(context, parkedCartId);
      return one === null ? respond('NotFound', {}) : respond('DeleteConfirm', { parkedCart: one.parkedCart });
    }),
    implement(serviceAt('/parkcart/change_parkcart'), async (change, context) => showList(context, limits, await made(change, context, limits))),
  ];
}

interface Change {
  readonly addBack?: { readonly parkedCartId: string; readonly changeKey: string } | undefined;
  readonly remove?: string | undefined;
  readonly rename?: { readonly parkedCartId: string; readonly name: string } | undefined;
  readonly template?: { readonly parkedCartId: string; readonly isTemplate: boolean } | undefined;
  readonly take?: string | undefined;
  readonly decline?: string | undefined;
}

async function made(change: Change, context: RequestContext, limits: ParkedCartLimits): Promise<ParkNotice | null> {
  if (change.addBack !== undefined) return addBack(context, change.addBack.parkedCartId, change.addBack.changeKey, limits.cartLines);
  if (change.remove !== undefined) return removeParked(context, change.remove);
  if (change.rename !== undefined) return renameParked(context, change.rename.parkedCartId, change.rename.name);
  if (change.template !== undefined) return keepAsTemplate(context, change.template.parkedCartId, change.template.isTemplate, limits.days);
  if (change.take !== undefined) return take(context, change.take, limits);
  return change.decline === undefined ? null : decline(context, change.decline);
}
