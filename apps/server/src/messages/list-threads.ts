import type { AttributesOf } from '@quartermaster/contracts';
import { empty, sql, type Sql } from '@quartermaster/database';
import type { OrderOwner } from '../orderhistory/index.ts';
import { recordedEvent, type EventRow } from '../purchase-orders/index.ts';
import type { Queries } from '../runtime/index.ts';
import { messageOf } from './message-of.ts';

type ThreadRow = AttributesOf<'/main/message_center', 'Success'>['threads'][number];

interface ListedRow extends EventRow {
  po_number: string;
  order_number: string;
  vendor_name: string;
  unread: number;
}

/** Characters of the newest message that a list shows. */
const shownCharacters = 200;

export interface ThreadList {
  readonly threads: ThreadRow[];
  /** Of all pages. */
  readonly total: number;
}

const threadsOf = ({ buyerId, store }: OrderOwner, vendor: string): Sql => sql`
  from marketplace.message_thread thread join marketplace.purchase_order po using (po_number)
  where thread.buyer_id = ${buyerId} and thread.store = ${store} ${vendor === '' ? empty : sql`and po.vendor_id = ${vendor}`}`;

/** A page of the buyer's threads, the one with the newest message first; with one vendor, or with all where it is empty. Pages count from 1. */
export async function listThreads(queries: Queries, owner: OrderOwner, vendor: string, { page, pageSize }: { page: number; pageSize: number }): Promise<ThreadList> {
  const threads = threadsOf(owner, vendor);
  const { rows: counted } = await queries.query<{ total: number }>(sql`select count(*) as total ${threads}`);
  const { rows } = await queries.query<ListedRow>(
    sql`select page.po_number, page.order_number, page.vendor_name,
       (select count(*) from marketplace.purchase_order_event heard
        where heard.po_number = page.po_number and heard.position > page.read_position and heard.actor_kind <> 'buyer' and marketplace.is_message(heard.kind)) as unread,
       said.position, said.event_key, said.kind, said.details, said.happened_at, said.actor_kind, said.actor, said.way
     from (
       select po_number, po.order_number, po.vendor_name, thread.last_at, thread.last_position, thread.read_position ${threads}
       order by thread.last_at desc, thread.po_number desc limit ${pageSize} offset ${(page - 1) * pageSize}
     ) page join marketplace.purchase_order_event said on said.po_number = page.po_number and said.position = page.last_position
     order by page.last_at desc, page.po_number desc`,
  );
  return { total: counted[0]?.total ?? 0, threads: rows.map(listedThread) };
}

function listedThread(row: ListedRow): ThreadRow {
  const last = messageOf(recordedEvent(row), row.vendor_name);
  return { poNumber: row.po_number, orderNumber: row.order_number, vendor: row.vendor_name, unread: row.unread, last: { ...last, title: cut(last.title), text: cut(last.text) } };
}

/** Never in the middle of a character. */
function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}...` : text;
}

/** Every vendor with whom the buyer has a thread in this store, by name. */
export async function vendorsOfThreads(queries: Queries, { buyerId, store }: OrderOwner): Promise<{ id: string; name: string }[]> {
  const { rows } = await queries.query<{ id: string; name: string }>(
    `select po.vendor_id as id, max(po.vendor_name) as name
     from marketplace.message_thread thread join marketplace.purchase_order po using (po_number)
     where thread.buyer_id = $1 and thread.store = $2 group by po.vendor_id order by lower(max(po.vendor_name)), po.vendor_id`,
    [buyerId, store],
  );
  return rows;
}
