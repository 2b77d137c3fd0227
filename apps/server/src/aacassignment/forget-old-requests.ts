import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** Requests that no one can answer any more lose their password; those without one in force are forgotten after half a year, and tries after a day. */
export async function forgetOldRequests(queries: Queries, now: Date): Promise<void> {
  const [aDayAgo, halfAYearAgo] = [1, 180].map((days) => new Date(now.getTime() - days * 86_400_000));
  await queries.query(sql`update marketplace.aac_password_request set status = 'replaced', password_hash = null, decided_at = ${now} where status = 'requested' and answer_by <= ${now}`);
  await queries.query(sql`delete from marketplace.aac_password where expires_at <= ${now}`);
  await queries.query(sql`delete from marketplace.aac_password_request request where asked_at < ${halfAYearAgo} and not exists (select from marketplace.aac_password known where known.request_id = request.request_id)`);
  await queries.query(sql`delete from marketplace.aac_password_tries where last_at < ${aDayAgo}`);
}
