import { pageSize, type ListedAgency } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { firstRow } from '../wire/pages.ts';

const columns = sql`code, name, kind, email_domains as "emailDomains", bureaus`;

/** Agencies whose name, code, domains or bureaus have these words. */
export async function listAgencies(queries: Queries, { q, page }: { readonly q: string; readonly page: number }): Promise<readonly (ListedAgency & { readonly total: number })[]> {
  const { rows } = await queries.query<ListedAgency & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.agency
      where position(lower(${q}) in lower(code || ' ' || name || ' ' || array_to_string(email_domains, ' ') || ' ' || array_to_string(bureaus, ' '))) > 0
      order by lower(name), code limit ${pageSize} offset ${firstRow(page)}`,
  );
  return rows;
}

export async function readAgency(queries: Queries, code: string): Promise<ListedAgency | null> {
  const { rows } = await queries.query<ListedAgency>(sql`select ${columns} from marketplace.agency where code = ${code}`);
  return rows[0] ?? null;
}

/** False: there is no such agency. */
export async function changeAgency(connection: Connection, code: string, { emailDomains, bureaus }: Pick<ListedAgency, 'emailDomains' | 'bureaus'>): Promise<boolean> {
  const { rowCount } = await connection.query(sql`update marketplace.agency set email_domains = ${emailDomains}::text[], bureaus = ${bureaus}::text[] where code = ${code}`);
  return rowCount === 1;
}

export async function allAgencies(queries: Queries): Promise<readonly ListedAgency[]> {
  const { rows } = await queries.query<ListedAgency>(sql`select ${columns} from marketplace.agency order by code`);
  return rows;
}

/** Writes domains and bureaus over those that are listed. Agencies that are not named, and names and kinds, stay. */
export async function writeAgencies(connection: Connection, agencies: readonly Pick<ListedAgency, 'code' | 'emailDomains' | 'bureaus'>[]): Promise<Written> {
  const { rowCount } = await connection.query(
    sql`update marketplace.agency set email_domains = given.domains, bureaus = given.bureaus
      from (select code, array(select jsonb_array_elements_text(domains)) as domains, array(select jsonb_array_elements_text(bureaus)) as bureaus
        from jsonb_to_recordset(${JSON.stringify(agencies.map(({ code, emailDomains, bureaus }) => ({ code, domains: emailDomains, bureaus })))}::jsonb) as row (code text, domains jsonb, bureaus jsonb)) as given
      where agency.code = given.code and (agency.email_domains is distinct from given.domains or agency.bureaus is distinct from given.bureaus)`,
  );
  const changed = rowCount ?? 0;
  return { added: 0, changed, same: agencies.length - changed };
}
