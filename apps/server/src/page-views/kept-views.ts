import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

export interface Seen {
  readonly store: string;
  /** `2026-11-27`, UTC. */
  readonly day: string;
  readonly path: string;
  readonly views: number;
}

/** Counting stops here, the largest number of the database: a sender of so many calls must not keep others from being counted, or the desk from reading them. */
export const mostCounted = 2_147_483_647;

/** Adds to what is kept. In one order, so that processes that write at the same time do not wait for each other in a circle. */
export async function addViews(queries: Queries, seen: readonly Seen[]): Promise<void> {
  await queries.query(sql`
    insert into marketplace.page_view as kept (store, day, path, views)
    select given.store, given.day, given.path, given.views from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as given(store text, day date, path text, views integer)
    where exists (select from marketplace.store where name = given.store)
    order by given.day, given.store, given.path
    on conflict (day, store, path) do update set views = least(${mostCounted}, kept.views::bigint + excluded.views)::integer`);
}

export interface Asked {
  /** Null: of all stores together. */
  readonly store: string | null;
  /** The first day, UTC. */
  readonly since: string;
}

export interface PathViews {
  readonly path: string;
  readonly views: number;
}

export interface DayViews {
  readonly day: string;
  readonly views: number;
}

const asked = ({ store, since }: Asked) => sql`day >= ${since}::date and (${store}::text is null or store = ${store}::text)`;

/** The pages that were opened, most often first. */
export async function readViews(queries: Queries, about: Asked): Promise<PathViews[]> {
  const { rows } = await queries.query<PathViews>(sql`select path, least(${mostCounted}, sum(views))::int as views from marketplace.page_view where ${asked(about)} group by path order by 2 desc, path`);
  return rows;
}

/** The days on which something was opened, the last one first. */
export async function readDays(queries: Queries, about: Asked): Promise<DayViews[]> {
  const { rows } = await queries.query<DayViews>(sql`select to_char(day, 'YYYY-MM-DD') as day, least(${mostCounted}, sum(views))::int as views from marketplace.page_view where ${asked(about)} group by page_view.day order by page_view.day desc`);
  return rows;
}

/** The rows as they are kept, for a file. */
export async function allViews(queries: Queries, about: Asked): Promise<Seen[]> {
  const { rows } = await queries.query<Seen>(sql`select store, to_char(day, 'YYYY-MM-DD') as day, path, views from marketplace.page_view where ${asked(about)} order by page_view.day, store, path`);
  return rows;
}

export async function forgetOldViews(queries: Queries, now: Date, days: number): Promise<void> {
  await queries.query(sql`delete from marketplace.page_view where day < (${now}::timestamptz at time zone 'utc')::date - ${days}::integer`);
}
