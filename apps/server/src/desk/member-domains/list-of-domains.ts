import { pageSize, type ListedMemberDomain } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { ofState, setRowActive, writeRows } from '../wire/listed-rows.ts';
import { firstRow } from '../wire/pages.ts';

const columns = sql`domain, government, state, kind, to_char(since, 'YYYY-MM-DD') as since, active, source`;
const table = sql`marketplace.member_domain`;

export interface DomainFilter {
  readonly q: string;
  readonly state: 'active' | 'retired' | 'all';
  readonly page: number;
}

export async function listMemberDomains(queries: Queries, { q, state, page }: DomainFilter): Promise<readonly (ListedMemberDomain & { readonly total: number })[]> {
  const { rows } = await queries.query<ListedMemberDomain & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.member_domain
      where ${ofState(state)} and position(lower(${q}) in lower(domain || ' ' || government || ' ' || state || ' ' || kind)) > 0
      order by domain limit ${pageSize} offset ${firstRow(page)}`,
  );
  return rows;
}

export async function readListedDomain(queries: Queries, domain: string): Promise<{ readonly memberDomain: ListedMemberDomain; readonly sameGovernment: readonly string[] } | null> {
  const { rows } = await queries.query<ListedMemberDomain & { same: readonly string[] }>(
    sql`select ${columns}, array(select other.domain from marketplace.member_domain as other
        where lower(other.government) = lower(own.government) and other.state = own.state and other.kind = own.kind and other.domain <> own.domain order by other.domain) as same
      from marketplace.member_domain as own where domain = ${domain}`,
  );
  if (rows[0] === undefined) return null;
  const { same, ...memberDomain } = rows[0];
  return { memberDomain, sameGovernment: same };
}

/** False: the domain is listed already. */
export async function addMemberDomain(connection: Connection, { domain, government, state, kind, since, active, source }: ListedMemberDomain): Promise<boolean> {
  const { rowCount } = await connection.query(
    sql`insert into marketplace.member_domain (domain, government, state, kind, since, active, source)
      values (${domain}, ${government}, ${state}, ${kind}, ${since}, ${active}, ${source}) on conflict (domain) do nothing`,
  );
  return rowCount === 1;
}

/** Null: there is no such domain; false: it is so already. */
export const setMemberDomainActive = (connection: Connection, domain: string, active: boolean): Promise<boolean | null> =>
  setRowActive(connection, { table, key: sql`member_domain.domain`, value: domain }, active);

/** Writes domains over those that are listed; those that the file does not name stay. */
export const writeMemberDomains = (connection: Connection, domains: readonly ListedMemberDomain[]): Promise<Written> =>
  writeRows(connection, domains, (given) => sql`
    insert into marketplace.member_domain as known (domain, government, state, kind, since, active, source)
    select domain, government, state, kind, since, active, source
    from jsonb_to_recordset(${given}::jsonb) as given (domain text, government text, state text, kind text, since date, active boolean, source text)
    on conflict (domain) do update set government = excluded.government, state = excluded.state, kind = excluded.kind, since = excluded.since, active = excluded.active, source = excluded.source
    where known is distinct from excluded
    returning xmax = 0 as is_added`);

export async function allMemberDomains(queries: Queries): Promise<readonly ListedMemberDomain[]> {
  const { rows } = await queries.query<ListedMemberDomain>(sql`select ${columns} from marketplace.member_domain order by domain`);
  return rows;
}
