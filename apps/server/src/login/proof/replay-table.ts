import { sql, type Pool, type Sql } from '@quartermaster/database';

/** Seconds for which a used proof could still be within its time: twice the five minutes, and one. */
export const usedProofSeconds = 601;

/**
 * Remembers the use of a proof for all processes of this database, as a part of the statement that reads the session: nothing is returned
 * where it was used before.
 *
 * @param proof the first 16 bytes of its hash
 */
export const rememberedUse = (proof: Buffer, sessionId: string, now: Date): Sql => sql`
  insert into marketplace.used_proof (proof, used_at)
  select ${proof}::bytea, ${now}::timestamptz from marketplace.session where session_id = ${sessionId} on conflict do nothing returning proof`;

/** Takes away what is too old to be used again. */
export async function forgetUsedProofs(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.used_proof where used_at < $1', [new Date(now.getTime() - usedProofSeconds * 1000)]);
}
