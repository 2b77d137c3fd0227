import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Notes where browsers reach the marketplace; a former address is forgotten. */
export async function noteWebAddress(queries: Queries, origin: string): Promise<void> {
  await queries.query(sql`insert into marketplace.web_address (origin) values (${origin})
    on conflict (is_only) do update set origin = excluded.origin where web_address.origin <> excluded.origin`);
}
