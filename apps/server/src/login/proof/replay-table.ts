import type { Pool } from '@quartermaster/database';

/** Seconds for which a used proof could still be within its time: twice the five minutes, and one. */
export const usedProofSeconds = 601;

/** True for the first use of a proof at any process of this database. `proof`: the first 16 bytes of its hash. */
export async function isFirstUseAnywhere(database: Pool, proof: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'insert into marketplace.used_proof (proof, used_at) values ($1, $2) on conflict do nothing',
    [proof, now],
  );
  return rowCount === 1;
}

/** Takes away what is too old to be used again. */
export async function forgetUsedProofs(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.used_proof where used_at < $1', [new Date(now.getTime() - usedProofSeconds * 1000)]);
}
