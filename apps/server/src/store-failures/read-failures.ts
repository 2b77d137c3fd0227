import type { Pool } from '@quartermaster/database';
import type { FailuresOfStore } from './failure.ts';

const none: FailuresOfStore = { browsers: [], services: [] };

/** The failures that every server process noted, by store. */
export async function readFailures(database: Pool): Promise<{ of(store: string): FailuresOfStore }> {
  const { rows } = await database.query<FailuresOfStore & { readonly store: string }>(
    `select store,
       coalesce(json_agg(noted order by at desc, id desc) filter (where kind = 'browser'), '[]') as browsers,
       coalesce(json_agg(noted order by at desc, id desc) filter (where kind = 'service'), '[]') as services
     from (
       select id, store, kind, at, failure || jsonb_build_object('at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as noted
       from marketplace.store_failure
     ) as failures group by store`,
  );
  const byStore = new Map(rows.map(({ store, browsers, services }): [string, FailuresOfStore] => [store, { browsers, services }]));
  return { of: (store) => byStore.get(store) ?? none };
}

/** Days after which a failure tells nothing of today. */
const keptFor = 14;

/** Takes old failures away. */
export async function forgetOldFailures(database: Pool, now: Date): Promise<void> {
  await database.query("delete from marketplace.store_failure where at < $1::timestamptz - make_interval(days => $2)", [now, keptFor]);
}
