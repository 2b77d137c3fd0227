import { sql } from '@quartermaster/database';
import type { CountedLine } from '../cart/index.ts';
import type { Queries } from '../runtime/index.ts';
import type { KeptCart, ParkedCartOwner } from './kept-carts.ts';

/** A parked cart of the list: of its lines what its sum goes by, and what has changed. */
export interface ListedCart extends Omit<KeptCart, 'lines'> {
  readonly lines: readonly CountedLine[];
}

type Step = { readonly minimumQuantity: number; readonly price: number };
interface LineRow {
  readonly id: string;
  readonly quantity: number;
  readonly price_seen: number;
  /** Null: it has none. */
  readonly breaks_seen: readonly Step[] | null;
  readonly offer_id: string | null;
  readonly price: number | null;
  readonly breaks: readonly Step[] | null;
  readonly available: number | null;
  readonly price_from: string | null;
  readonly price_until: string | null;
}

/** Lines that are read at once, so that fifty carts of a thousand lines make no other buyer wait. */
const linesAtOnce = 5_000;

/** The parked carts of a buyer in a store, the newest first, with the prices of the store now. What a buyer saw of an offer is some kilobyte a line: of that, no more is read than a price. */
export async function* listedCartsOf(queries: Queries, owner: ParkedCartOwner): AsyncGenerator<readonly ListedCart[]> {
  const { rows } = await queries.query<{ id: string; name: string; parked_at: Date; is_template: boolean; activity: string | null; requisition_count: number | null; lines: number }>(sql`
    select parked_cart_id as id, name, parked_at, is_template, requisitions ->> 'activity' as activity, jsonb_array_length(requisitions -> 'lines') as requisition_count,
      (select count(*)::int from marketplace.parked_cart_line line where line.parked_cart_id = parked_cart.parked_cart_id) as lines
    from marketplace.parked_cart where buyer_id = ${owner.buyerId} and store = ${owner.store} order by parked_at desc, parked_cart_id`);
  for (let at = 0; at < rows.length;) {
    let [end, lines] = [at + 1, rows[at]?.lines ?? 0];
    while (end < rows.length && lines + (rows[end]?.lines ?? 0) <= linesAtOnce) lines += rows[end++]?.lines ?? 0;
    const part = rows.slice(at, end);
    const ofCart = lines === 0 ? new Map<string, LineRow[]>() : Map.groupBy(await linesOf(queries, owner, part.map(({ id }) => id)), ({ id }) => id);
    yield part.map(({ id, name, parked_at: parkedAt, is_template: isTemplate, activity, requisition_count: lineCount }): ListedCart =>
      ({ parkedCartId: id, name, parkedAt, isTemplate, requisitions: activity === null ? null : { activity, lineCount: lineCount ?? 0 }, lines: (ofCart.get(id) ?? []).map(countedOf) }));
    at = end;
  }
}

async function linesOf(queries: Queries, { store }: ParkedCartOwner, ids: readonly string[]): Promise<LineRow[]> {
  const { rows } = await queries.query<LineRow>(sql`
    select line.parked_cart_id::text as id, line.quantity, (line.seen ->> 'price')::float8 as price_seen, nullif(line.seen -> 'quantityBreaks', '[]') as breaks_seen,
      offer.offer_id, offer.price, nullif(offer.quantity_breaks, '[]') as breaks, offer.available, offer.price_from, offer.price_until
    from marketplace.parked_cart_line line left join marketplace.offer_in(${store}) as offer on offer.offer_id = line.offer_id
    where line.parked_cart_id = any(${[...ids]}::uuid[])`);
  return rows;
}

const none: readonly Step[] = [];

const countedOf = ({ quantity, price_seen: priceSeen, breaks_seen: breaksSeen, offer_id: offerId, price, breaks, available, price_from: priceFrom, price_until: priceUntil }: LineRow): CountedLine => ({
  quantity, seen: { price: priceSeen, quantityBreaks: breaksSeen ?? none },
  current: offerId === null || price === null ? null : { price, quantityBreaks: breaks ?? none, stock: available, priceFrom, priceUntil },
});
