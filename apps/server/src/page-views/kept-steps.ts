import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { mostCounted, type Asked } from './kept-views.ts';
import type { SentStep } from './step-of.ts';

export interface KeptStep extends SentStep {
  readonly steps: number;
}

export interface SeenStep extends KeptStep {
  readonly store: string;
  /** `2026-11-27`, UTC. */
  readonly day: string;
}

/** Different steps of a store in a day that are kept: anybody may send some, and people go fewer ways. Those that are kept are counted on. */
const mostOfADay = 5_000;

/** Adds to what is kept, in one order, as views are added. */
export async function addSteps(queries: Queries, seen: readonly SeenStep[]): Promise<void> {
  await queries.query(sql`
    insert into marketplace.page_step as kept (store, day, from_page, to_page, kind, response_name, steps)
    select given.store, given.day, given."from", given."to", given.kind, given."responseName", given.steps
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as given(store text, day date, "from" text, "to" text, kind text, "responseName" text, steps integer)
    where exists (select from marketplace.store where name = given.store)
      and ((select count(*) from marketplace.page_step before where before.day = given.day and before.store = given.store) < ${mostOfADay}
        or exists (select from marketplace.page_step before where (before.day, before.store, before.from_page, before.to_page, before.kind, before.response_name)
          = (given.day, given.store, given."from", given."to", given.kind, given."responseName")))
    order by given.day, given.store, given."from", given."to", given.kind, given."responseName"
    on conflict (day, store, from_page, to_page, kind, response_name) do update set steps = least(${mostCounted}, kept.steps::bigint + excluded.steps)::integer`);
}

const asked = ({ store, since }: Asked) => sql`day >= ${since}::date and (${store}::text is null or store = ${store}::text)`;

/** The steps that were gone, most often first. */
export async function readSteps(queries: Queries, about: Asked, most: number): Promise<KeptStep[]> {
  const { rows } = await queries.query<KeptStep>(sql`
    select from_page as "from", to_page as "to", kind, response_name as "responseName", least(${mostCounted}, sum(steps))::int as steps from marketplace.page_step
    where ${asked(about)} group by from_page, to_page, kind, response_name order by 5 desc, 1, 2, 3, 4 limit ${most}`);
  return rows;
}

/** The rows as they are kept, for a file. */
export async function allSteps(queries: Queries, about: Asked): Promise<SeenStep[]> {
  const { rows } = await queries.query<SeenStep>(sql`
    select store, to_char(day, 'YYYY-MM-DD') as day, from_page as "from", to_page as "to", kind, response_name as "responseName", steps from marketplace.page_step
    where ${asked(about)} order by page_step.day, store, from_page, to_page, kind, response_name`);
  return rows;
}

export async function forgetOldSteps(queries: Queries, now: Date, days: number): Promise<void> {
  await queries.query(sql`delete from marketplace.page_step where day < (${now}::timestamptz at time zone 'utc')::date - ${days}::integer`);
}
