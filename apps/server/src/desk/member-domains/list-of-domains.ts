import { pageSize, type ListedMemberDomain } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { firstRow } from '../wire/pages.ts';

const columns = sql`domain, government, state, kind, to_char(since, 'YYYY-MM-DD') as since, active, source`;

export interface DomainFilter {
  readonly q: string;
  readonly state: 'active' | 'retired' | 'all';
  readonly page: number;
}

export async function listMemberDomains(queries: Queries, { q, state, page }: DomainFilter): Promise<readonly (ListedMemberDomain & { readonly total: number })[]> {
  const ofState = { all: sql`true`, active: sql`active`, retired: sql`not active` }[state];
  const { rows } = await queries.query<ListedMemberDomain & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.member_domain
      where ${ofState} and position(lower(${q}) in lower(domain || ' ' || government || ' ' || state || ' ' || kind)) > 0
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
export async function setMemberDomainActive(connection: Connection, domain: string, active: boolean): Promise<boolean | null> {
  const { rows } = await connection.query<{ former: boolean }>(
    sql`with known as (select domain, active from marketplace.member_domain where domain = ${domain} for update)
      update marketplace.member_domain set active = ${active} from known where member_domain.domain = known.domain returning known.active as former`,
  );
  return rows[0] === undefined ? null : rows[0].former !== active;
}

/** Rows in one statement. */
const batch = 1000;

/** Writes domains over those that are listed; those that the file does not name stay. */
export async function writeMemberDomains(connection: Connection, domains: readonly ListedMemberDomain[]): Promise<Written> {
  let [added, changed] = [0, 0];
  for (let start = 0; start < domains.length; start += batch) {
    const { rows } = await connection.query<{ is_added: boolean }>(
      sql`insert into marketplace.member_domain as known (domain, government, state, kind, since, active, source)
        select domain, government, state, kind, since, active, source
        from jsonb_to_recordset(${JSON.stringify(domains.slice(start, start + batch))}::jsonb) as given (domain text, government text, state text, kind text, since date, active boolean, source text)
        on conflict (domain) do update set government = excluded.government, state = excluded.state, kind = excluded.kind, since = excluded.since, active = excluded.active, source = excluded.source
        where known is distinct from excluded
        returning xmax = 0 as is_added`,
    );
    const news = rows.filter((row) => row.is_added).length;
    added += news;
    changed += rows.length - news;
  }
  return { added, changed, same: domains.length - added - changed };
}

export async function allMemberDomains(queries: Queries): Promise<readonly ListedMemberDomain[]> {
  const { rows } = await queries.query<ListedMemberDomain>(sql`select ${columns} from marketplace.member_domain order by domain`);
  return rows;
}
