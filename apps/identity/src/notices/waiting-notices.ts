import { noticeSchema, type Notice } from '@quartermaster/contracts-desk';
import { sql, type Pool } from '@quartermaster/database';
import { places, type SealedStore } from '../secrets/index.ts';

/** How many the marketplace gets at once. */
const mostAtOnce = 50;

/** What the marketplace has not said that it has, the oldest first. What holds no longer is left out. */
export async function waitingNotices({ pool, box }: SealedStore, now: Date): Promise<readonly Notice[]> {
  const { rows } = await pool.query<{ notice_id: string; sealed: Buffer }>(
    sql`select notice_id, sealed from identity.notice where holds_until is null or holds_until > ${now} order by made_at, notice_id limit ${mostAtOnce}`,
  );
  return rows.map(({ notice_id: id, sealed }) => noticeSchema.parse({ ...(JSON.parse(box.open(sealed, places.notice(id))) as object), id }));
}

/** The marketplace has them. */
export async function forgetNotices(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(sql`delete from identity.notice where notice_id = any(${[...ids]}::uuid[])`);
}
