import type { StoreName } from '@quartermaster/contracts';
import type { ConstantData, EntryLine, ExceptionData } from '@quartermaster/contracts/requisition';
import { sql, type Sql } from '@quartermaster/database';
import type { PutAside } from '../cart/index.ts';
import type { Queries } from '../runtime/index.ts';
import { problem } from '../wire/index.ts';

/** Requisitions that were put aside: their lines with what counts for all of them. */
export interface ParkedEntry {
  readonly activity: string;
  readonly constants: ConstantData;
  /** Their keys are those of this parking: lines that came back are known by them. */
  readonly lines: readonly { readonly key: string; readonly typed: EntryLine; readonly exception: ExceptionData | null }[];
}

/** A parked cart of a buyer, with its lines in their order. */
export interface KeptCart {
  readonly parkedCartId: string;
  readonly name: string;
  readonly parkedAt: Date;
  readonly isTemplate: boolean;
  readonly lines: readonly PutAside[];
  /** Null: it is a cart; otherwise it has no lines of a cart. What its lines say is read by {@link parkedEntryOf}. */
  readonly requisitions: { readonly activity: string; readonly lineCount: number } | null;
}

/** Whose parked carts, and where: two stores never share one. */
export interface ParkedCartOwner {
  readonly buyerId: string;
  readonly store: StoreName;
}

const linesOf = sql`coalesce((select jsonb_agg(jsonb_build_object('offerId', offer_id, 'quantity', quantity, 'seen', seen) order by line_number)
  from marketplace.parked_cart_line line where line.parked_cart_id = parked_cart.parked_cart_id), '[]')`;

const isOwn = ({ buyerId, store }: ParkedCartOwner): Sql => sql`buyer_id = ${buyerId} and store = ${store}`;

const withId = (parkedCartId: string): Sql => sql`parked_cart_id::text = ${parkedCartId}`;

async function find(queries: Queries, wanted: Sql): Promise<KeptCart[]> {
  const { rows } = await queries.query<{ id: string; name: string; parked_at: Date; is_template: boolean; lines: PutAside[]; activity: string | null; requisition_count: number | null }>(sql`
    select parked_cart_id as id, name, parked_at, is_template, ${linesOf} as lines, requisitions ->> 'activity' as activity, jsonb_array_length(requisitions -> 'lines') as requisition_count
    from marketplace.parked_cart where ${wanted} order by parked_at desc, parked_cart_id`);
  return rows.map(({ id, name, parked_at: parkedAt, is_template: isTemplate, lines, activity, requisition_count: lineCount }) =>
    ({ parkedCartId: id, name, parkedAt, isTemplate, lines, requisitions: activity === null ? null : { activity, lineCount: lineCount ?? 0 } }));
}

/** The requisitions that were parked under an id; null where the buyer has none with it. */
export async function parkedEntryOf(queries: Queries, owner: ParkedCartOwner, parkedCartId: string): Promise<ParkedEntry | null> {
  const { rows } = await queries.query<{ requisitions: ParkedEntry | null }>(sql`select requisitions from marketplace.parked_cart where ${isOwn(owner)} and ${withId(parkedCartId)}`);
  return rows[0]?.requisitions ?? null;
}

/** The names of the parked carts of a buyer in a store. */
export async function parkedNamesOf(queries: Queries, owner: ParkedCartOwner): Promise<readonly string[]> {
  const { rows } = await queries.query<{ name: string }>(sql`select name from marketplace.parked_cart where ${isOwn(owner)}`);
  return rows.map(({ name }) => name);
}

/** One of them; null where the buyer has none with this id: it may be removed, or another buyer's. */
export const parkedCartOf = async (queries: Queries, owner: ParkedCartOwner, parkedCartId: string): Promise<KeptCart | null> =>
  (await find(queries, sql`${isOwn(owner)} and ${withId(parkedCartId)}`))[0] ?? null;

/** What is to be kept beside its lines. */
export interface NewCart {
  readonly parkedCartId: string;
  readonly store: StoreName;
  /** Exactly one of the two: the buyer who keeps it, or the address that it is forwarded to. */
  readonly buyerId: string | null;
  readonly recipient: string | null;
  readonly name: string;
  readonly makerId: string;
  readonly changeKey: string;
  readonly forwardedBy: string | null;
  readonly note: string;
  /** Whether the lines stay in the cart of the buyer; null where they are of none. */
  readonly keepsCart: boolean | null;
  readonly now: Date;
}

/**
 * Keeps a cart.
 *
 * @returns false where nothing was kept: the buyer has one of this name, or the change was made before
 */
export async function insertCart(queries: Queries, cart: NewCart, lines: readonly PutAside[], isTemplate = false): Promise<boolean> {
  const { rowCount } = await queries.query(sql`
    with kept as (
      insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, recipient, name, parked_at, maker_id, change_key, forwarded_by, forwarded_at, note, keeps_cart, is_template)
      values (${cart.parkedCartId}, ${cart.store}, ${cart.buyerId}, ${cart.recipient}, ${cart.name}, ${cart.now}, ${cart.makerId}, ${cart.changeKey}, ${cart.forwardedBy}, ${cart.forwardedBy === null ? null : cart.now}, ${cart.note}, ${cart.keepsCart}, ${isTemplate})
      on conflict do nothing returning parked_cart_id)
    insert into marketplace.parked_cart_line (parked_cart_id, line_number, offer_id, quantity, seen)
    select parked_cart_id, place, offer_id, quantity, seen from kept, unnest(${lines.map(({ offerId }) => offerId)}::text[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ seen }) => JSON.stringify(seen))}::jsonb[]) with ordinality as line (offer_id, quantity, seen, place)`);
  return (rowCount ?? 0) > 0;
}

/** Keeps requisitions in the same way. @returns false where the buyer has one of this name */
export async function insertEntry(queries: Queries, { parkedCartId, store, buyerId, name, changeKey, now }: Pick<NewCart, 'parkedCartId' | 'store' | 'name' | 'changeKey' | 'now'> & { readonly buyerId: string }, requisitions: ParkedEntry): Promise<boolean> {
  const { rowCount } = await queries.query(sql`
    insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, name, parked_at, maker_id, change_key, requisitions)
    values (${parkedCartId}, ${store}, ${buyerId}, ${name}, ${now}, ${buyerId}, ${changeKey}, ${JSON.stringify(requisitions)}) on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Lets a buyer's changes of their parked carts, and what they forward, take turns until the transaction ends: names and limits hold whatever comes at once. */
export const holdParkedCarts = (queries: Queries, buyerId: string) => queries.query(sql`select pg_advisory_xact_lock(hashtextextended(${`parked carts of ${buyerId}`}, 0))`);

/** What a change asked for, as far as it can be told afterwards: a forwarded cart that was taken has another name, and no recipient. */
export interface AskedChange {
  readonly changeKey: string;
  readonly name: string;
  /** Null: the cart was parked for the buyer. */
  readonly recipient: string | null;
  /** To a colleague; empty where it was parked. */
  readonly note: string;
  /** Whether the lines were to stay in the cart, too; null where nothing of a cart was parked. */
  readonly keepsCart: boolean | null;
}

/**
 * Whether a buyer's page has made this change before, with all that it asked for: an answer that speaks of something else would not be true.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another name, another recipient or note, or to leave something else in the cart
 */
export async function isMadeBefore(queries: Queries, makerId: string, { changeKey, name, recipient, note, keepsCart }: AskedChange): Promise<boolean> {
  const { rows: [made] } = await queries.query<{ is_same: boolean }>(sql`
    select (forwarded_by is null) = ${recipient === null}::boolean and (name = ${name} or (forwarded_by is not null and buyer_id is not null)) and (recipient is null or recipient = ${recipient}::text)
      and note = ${note} and keeps_cart is not distinct from ${keepsCart}::boolean as is_same
    from marketplace.parked_cart where maker_id = ${makerId} and change_key = ${changeKey}`);
  if (made?.is_same === false) {
    throw problem({
      status: 409, code: 'CHANGE_KEY_REUSED', title: 'Already Parked',
      message: 'This was already parked or forwarded with other contents. Nothing more was done: look at your parked carts, and do it again from there.',
    });
  }
  return made !== undefined;
}

/** How many a buyer has in a store. */
export async function countParkedCarts(queries: Queries, owner: ParkedCartOwner): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from marketplace.parked_cart where ${isOwn(owner)}`);
  return rows[0]?.count ?? 0;
}

export async function removeCart(queries: Queries, owner: ParkedCartOwner, parkedCartId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.parked_cart where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}

/** @throws a unique violation where the buyer has another one of this name */
export async function renameCart(queries: Queries, owner: ParkedCartOwner, parkedCartId: string, name: string): Promise<void> {
  await queries.query(sql`update marketplace.parked_cart set name = ${name} where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}

/** Where one is no template any more, its days begin anew. */
export async function setTemplate(queries: Queries, owner: ParkedCartOwner, parkedCartId: string, isTemplate: boolean, now: Date): Promise<void> {
  await queries.query(sql`update marketplace.parked_cart set is_template = ${isTemplate}, parked_at = case when is_template and not ${isTemplate} then ${now} else parked_at end
    where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}
