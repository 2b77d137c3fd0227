import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** The agency of the code table to which a code of an account belongs, for example 47 for 4732; null where the table has none. The longest beginning counts. */
export async function agencyOf(queries: Queries, accountCode: string | null): Promise<string | null> {
  if (accountCode === null) return null;
  const { rows } = await queries.query<{ code: string }>(sql`
    select agency.code from marketplace.agency, unnest(agency.agency_codes) as own (code) where starts_with(${accountCode}, own.code) order by length(own.code) desc limit 1`);
  return rows[0]?.code ?? null;
}

/** Whether the code table has an agency, and a bureau of it where one is named: an agency without bureaus takes any text. */
export async function agencyProblem(queries: Queries, code: string): Promise<string | null> {
  const { rowCount } = await queries.query(sql`select from marketplace.agency where code = ${code}`);
  return rowCount === 0 ? 'Choose an agency from the list.' : null;
}
