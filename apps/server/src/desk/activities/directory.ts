import { pageSize, type ListedActivity } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { ActivityPasswords } from './activity-passwords.ts';
import type { ReadActivity } from './activity-row.ts';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { ofState, setRowActive, writeRows } from '../wire/listed-rows.ts';
import { firstRow } from '../wire/pages.ts';

const columns = sql`aac, activity, contact_name as "contactName", phone, email, line1, line2, city, state, zip, active, password_for as "passwordFor", supervisors`;
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

/** For what an activity asks for AAC passwords, and who approves them. Passwords that are approved already stay in force. Null: there is no such activity; false: it is so already. */
export async function setPasswords(connection: Connection, aac: string, { passwordFor, supervisors }: ActivityPasswords): Promise<boolean | null> {
  const { rows: [before] } = await connection.query<ActivityPasswords>(sql`select password_for as "passwordFor", supervisors from marketplace.activity_address where aac = ${aac} for no key update`);
  if (before === undefined) return null;
  if (before.passwordFor === passwordFor && before.supervisors.join(' ') === supervisors.join(' ')) return false;
  await connection.query(sql`update marketplace.activity_address set password_for = ${passwordFor}, supervisors = ${[...supervisors]} where aac = ${aac}`);
  return true;
}

/** Writes activities over those of the same codes; those that the file does not name stay. */
export const writeActivities = (connection: Connection, activities: readonly ReadActivity[]): Promise<Written> =>
  writeRows(connection, activities, (given) => sql`
    insert into marketplace.activity_address as known (aac, activity, contact_name, phone, email, line1, line2, city, state, zip, active, funds_control, password_for, supervisors)
    select given.aac, given.activity, "contactName", given.phone, given.email, given.line1, given.line2, given.city, given.state, given.zip, given.active,
      coalesce(before.funds_control, false), coalesce("passwordFor", before.password_for, 'none'), coalesce(given.supervisors, before.supervisors, '{}')
    from jsonb_to_recordset(${given}::jsonb)
      as given (aac text, activity text, "contactName" text, phone text, email text, line1 text, line2 text, city text, state text, zip text, active boolean, "passwordFor" text, supervisors text[])
      left join marketplace.activity_address before on before.aac = given.aac
    on conflict (aac) do update set activity = excluded.activity, contact_name = excluded.contact_name, phone = excluded.phone, email = excluded.email,
      line1 = excluded.line1, line2 = excluded.line2, city = excluded.city, state = excluded.state, zip = excluded.zip, active = excluded.active,
      password_for = excluded.password_for, supervisors = excluded.supervisors
    where known is distinct from excluded
    returning xmax = 0 as is_added`);

export async function allActivities(queries: Queries): Promise<readonly ListedActivity[]> {
  const { rows } = await queries.query<ListedActivity>(sql`select ${columns} from marketplace.activity_address order by aac`);
  return rows;
}
