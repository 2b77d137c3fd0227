import { pageSize, type ListedActivity } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { ofState, setRowActive, writeRows } from '../wire/listed-rows.ts';
import { firstRow } from '../wire/pages.ts';

const columns = sql`aac, activity, contact_name as "contactName", phone, email, line1, line2, city, state, zip, active`;
const table = sql`marketplace.activity_address`;

export interface ActivityFilter {
  readonly q: string;
  readonly state: 'active' | 'retired' | 'all';
  readonly page: number;
}

export async function listActivities(queries: Queries, { q, state, page }: ActivityFilter): Promise<readonly (ListedActivity & { readonly total: number })[]> {
  const { rows } = await queries.query<ListedActivity & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.activity_address
      where ${ofState(state)} and position(lower(${q}) in lower(aac || ' ' || activity || ' ' || city || ' ' || state)) > 0
      order by aac limit ${pageSize} offset ${firstRow(page)}`,
  );
  return rows;
}

export async function readActivity(queries: Queries, aac: string): Promise<(ListedActivity & { readonly addressBooks: number }) | null> {
  const { rows } = await queries.query<ListedActivity & { addressBooks: number }>(
    sql`select ${columns}, (select count(*)::int from marketplace.address_book_entry where address_book_entry.aac = activity_address.aac) as "addressBooks"
      from marketplace.activity_address where aac = ${aac}`,
  );
  return rows[0] ?? null;
}

/** Null: there is no such activity; false: it is so already. */
export const setActive = (connection: Connection, aac: string, active: boolean): Promise<boolean | null> =>
  setRowActive(connection, { table, key: sql`activity_address.aac`, value: aac }, active);

/** Writes activities over those of the same codes; those that the file does not name stay. */
export const writeActivities = (connection: Connection, activities: readonly ListedActivity[]): Promise<Written> =>
  writeRows(connection, activities, (given) => sql`
    insert into marketplace.activity_address as known (aac, activity, contact_name, phone, email, line1, line2, city, state, zip, active)
    select aac, activity, "contactName", phone, email, line1, line2, city, state, zip, active
    from jsonb_to_recordset(${given}::jsonb)
      as given (aac text, activity text, "contactName" text, phone text, email text, line1 text, line2 text, city text, state text, zip text, active boolean)
    on conflict (aac) do update set activity = excluded.activity, contact_name = excluded.contact_name, phone = excluded.phone, email = excluded.email,
      line1 = excluded.line1, line2 = excluded.line2, city = excluded.city, state = excluded.state, zip = excluded.zip, active = excluded.active
    where known is distinct from excluded
    returning xmax = 0 as is_added`);

export async function allActivities(queries: Queries): Promise<readonly ListedActivity[]> {
  const { rows } = await queries.query<ListedActivity>(sql`select ${columns} from marketplace.activity_address order by aac`);
  return rows;
}
