import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { washingtonDay } from '../runtime/index.ts';
import { reductionWithId } from './record/kept-reduction.ts';
import { recordAndTell, type TellingTools } from './record/record-and-tell.ts';

/** What the time brings, once an hour: requests that were not answered expire, and lower prices end after their last day. Of processes that look at once, one does it: the others are refused. */
export async function passTime(pool: Pool, now: Date, tools: TellingTools): Promise<void> {
  const { rows } = await pool.query<{ id: string; due: 'expired' | 'ended' }>(
    sql`select reduction_id::text as id, case when status = 'authorized' then 'ended' else 'expired' end as due from marketplace.price_reduction
      where (status = 'requested' and answer_by <= ${now}) or (status = 'authorized' and valid_until < ${washingtonDay(now)}) order by answer_by, reduction_id limit 500`,
  );
  for (const { id, due } of rows) {
    await withTransaction(pool, async (connection) => {
      const kept = await reductionWithId(connection, id);
      if (kept !== null) await recordAndTell(connection, kept, { event: { kind: due }, actor: { kind: 'system', name: 'marketplace' }, now }, tools);
    });
  }
}
