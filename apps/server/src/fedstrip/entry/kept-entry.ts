import type { ConstantData } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { EntryOwner } from '../caller.ts';

/** What a buyer has begun in a store, without its lines. */
export interface KeptEntry {
  readonly entryId: string;
  readonly activity: string;
  /** Of the directory; empty where it does not list the activity any more. */
  readonly activityName: string;
  readonly constants: ConstantData;
  readonly version: number;
  readonly clearedAtVersion: number;
}

const columns = sql`entry.entry_id as "entryId", entry.activity, coalesce((select listed.activity from marketplace.activity_address listed where listed.aac = entry.activity), '') as "activityName",
  entry.constants, entry.version, entry.cleared_at_version as "clearedAtVersion"`;

export async function readEntry(queries: Queries, { buyerId, store }: EntryOwner): Promise<KeptEntry | null> {
  const { rows } = await queries.query<KeptEntry>(sql`select ${columns} from marketplace.fedstrip_entry entry where buyer_id = ${buyerId} and store = ${store}`);
  return rows[0] ?? null;
}

/** The same, held until the transaction ends: windows of a buyer take turns. */
export async function holdEntry(connection: Connection, { buyerId, store }: EntryOwner): Promise<KeptEntry | null> {
  const { rows } = await connection.query<KeptEntry>(sql`select ${columns} from marketplace.fedstrip_entry entry where buyer_id = ${buyerId} and store = ${store} for no key update of entry`);
  return rows[0] ?? null;
}

/** Begins an entry, or gives what is begun to another activity. */
export async function keepActivity(queries: Queries, { buyerId, store }: EntryOwner, entry: { readonly entryId: string; readonly activity: string; readonly constants: ConstantData; readonly now: Date }): Promise<void> {
  await queries.query(sql`
    insert into marketplace.fedstrip_entry as entry (entry_id, buyer_id, store, activity, constants, changed_at)
    values (${entry.entryId}, ${buyerId}, ${store}, ${entry.activity}, ${JSON.stringify(entry.constants)}, ${entry.now})
    on conflict (buyer_id, store) do update set activity = excluded.activity, version = entry.version + 1, changed_at = excluded.changed_at`);
}

export async function keepConstants(queries: Queries, { buyerId, store }: EntryOwner, constants: ConstantData, now: Date): Promise<void> {
  await queries.query(sql`update marketplace.fedstrip_entry set constants = ${JSON.stringify(constants)}, version = version + 1, changed_at = ${now} where buyer_id = ${buyerId} and store = ${store}`);
}

/** Takes all lines away: they are sent, or given up. Pages that show them still are told. */
export async function clearLines(connection: Connection, entryId: string, now: Date): Promise<void> {
  await connection.query(sql`
    with gone as (delete from marketplace.fedstrip_line where entry_id = ${entryId})
    update marketplace.fedstrip_entry set version = version + 1, cleared_at_version = version + 1, changed_at = ${now} where entry_id = ${entryId}`);
}
