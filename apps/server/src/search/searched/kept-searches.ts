import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { SearchCount } from './count-searches.ts';

/** Different searches that are kept of one day; a robot writes no more. */
const mostOfDay = 20_000;

/** Adds counts to those of their days. In one order, so that processes do not wait for each other in a circle. */
export async function writeCounts(database: Queries, counts: readonly SearchCount[]): Promise<void> {
  await database.query(
    sql`insert into marketplace.searched_query as kept (day, store, query, searches, results, exact_results)
      select given.* from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (day date, store text, query text, searches integer, results integer, "exactResults" boolean)
      where (select count(*) from marketplace.searched_query as other where other.day = given.day) < ${mostOfDay}::integer
        or exists (select from marketplace.searched_query as other where (other.day, other.store, other.query) = (given.day, given.store, given.query))
      order by 1, 2, 3
      on conflict (day, store, query) do update set searches = kept.searches + excluded.searches, results = excluded.results, exact_results = excluded.exact_results`,
  );
}

/** @param days for which they are kept; 0: none are */
export async function forgetOldSearches(database: Queries, now: Date, days: number): Promise<void> {
  await database.query(sql`delete from marketplace.searched_query where day <= ((${now}::timestamptz at time zone 'America/New_York')::date - ${days}::integer)`);
}

/** What is searched for in a store, over all kept days. */
export interface KeptSearch {
  readonly query: string;
  readonly store: string;
  readonly searches: number;
  /** What the last of them found. */
  readonly results: number;
  readonly exactResults: boolean;
  /** Such as 2026-11-27. */
  readonly lastDay: string;
}

interface ListedSearch extends KeptSearch {
  readonly total: number;
}

export interface SearchFilter {
  /** Words that the search has. */
  readonly q: string;
  /** Those that found nothing alone. */
  readonly nothing: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Searches that found nothing first, then the most frequent ones. */
export async function listSearches(database: Queries, { q, nothing, offset, limit }: SearchFilter): Promise<ListedSearch[]> {
  const { rows } = await database.query<ListedSearch>(
    sql`with summed as (
        select query, store, sum(searches)::integer as searches, (array_agg(results order by day desc))[1] as results, (array_agg(exact_results order by day desc))[1] as "exactResults", max(day)::text as "lastDay"
        from marketplace.searched_query where position(lower(${q}) in query) > 0 group by query, store)
      select summed.*, (count(*) over ())::integer as total from summed where not ${nothing}::boolean or results = 0
      order by results > 0, searches desc, query, store limit ${limit}::integer offset ${offset}::integer`,
  );
  return rows;
}

/** The most frequent searches, each in the store in which it is most frequent. */
export async function frequentSearches(database: Queries, most: number): Promise<Pick<KeptSearch, 'query' | 'store' | 'searches'>[]> {
  const { rows } = await database.query<Pick<KeptSearch, 'query' | 'store' | 'searches'>>(
    sql`with summed as (select query, store, sum(searches)::integer as searches from marketplace.searched_query group by query, store),
        foremost as (select distinct on (query) query, store, searches from summed order by query, searches desc, store)
      select query, store, searches from foremost order by searches desc, query limit ${most}::integer`,
  );
  return rows;
}
