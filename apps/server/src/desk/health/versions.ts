import { sql, type Pool } from '@quartermaster/database';

interface Versions {
  readonly postgresql: string;
  readonly migrations: { readonly area: string; readonly number: number; readonly file: string; readonly files: number }[];
  readonly storePackages: { readonly store: string; readonly version: string }[];
}

/** Versions of what all server processes share: the database, its tables by area, and the stores that are shipped alone. */
export async function readVersions(database: Pool): Promise<Versions> {
  const [server, migrations, storePackages] = await Promise.all([
    database.query<{ version: string }>(sql`select current_setting('server_version') as version`),
    database.query<Versions['migrations'][number]>(sql`
      select distinct on (area) area, number, file, (count(*) over (partition by area))::int as files from marketplace.migration order by area, number desc`),
    database.query<Versions['storePackages'][number]>(sql`select name as store, active_version as version from marketplace.store where active_version is not null order by number`),
  ]);
  return { postgresql: server.rows[0]?.version ?? 'unknown', migrations: migrations.rows, storePackages: storePackages.rows };
}
