import { withTransaction, type Connection, type Pool } from '@quartermaster/database';

/**
 * Adds up the notes of the batches, the oldest first, until no more than `most` are left. Each slice is a transaction, so that an import that is
 * killed goes on behind the last one. The notes that are left say that the vocabulary has yet to be completed.
 *
 * @param onSlice hears of how many notes have been added up
 */
export async function addUpNotes(pool: Pool, most: number, onSlice: (notes: number) => void = () => {}): Promise<void> {
  for (let done = 0; await hasMore(pool, most); ) {
    done += await withTransaction(pool, (connection) => addUpSlice(connection, most));
    // Slices read the notes from their beginning: without it, each would pass over what those before it have deleted.
    await pool.query('vacuum marketplace.vocabulary_change');
    onSlice(done);
  }
}

/** Notes of a slice where only they are still to be done: slices of a second or two show those who wait how far they are. */
const mostAtTheEnd = 50_000;

/** Adds up the notes that are left, of this import and of one that was killed, and works out what depends on the whole vocabulary. */
export async function completeVocabulary(pool: Pool, most: number, onSlice: (notes: number) => void = () => {}): Promise<void> {
  const atOnce = Math.min(most, mostAtTheEnd);
  let done = 0;
  await addUpNotes(pool, atOnce, (notes) => {
    done = notes;
    onSlice(done);
  });
  const last = await withTransaction(pool, async (connection) => {
    const notes = await addUpSlice(connection, atOnce);
    if (notes === 0) return 0;
    // Not earlier: of a word's notes, what takes away may be read before what adds.
    await connection.query('delete from marketplace.vocabulary where document_count <= 0');
    await connection.query('select marketplace.refresh_letter_sequence()');
    return notes;
  });
  if (last > 0) onSlice(done + last);
}

async function hasMore(pool: Pool, most: number): Promise<boolean> {
  const { rows } = await pool.query<{ more: boolean }>('select exists (select from marketplace.vocabulary_change offset $1) as more', [most]);
  return rows[0]?.more ?? false;
}

/** Gives how many notes it has added up. */
async function addUpSlice(connection: Connection, most: number): Promise<number> {
  // They are sorted in memory; for this transaction alone.
  await connection.query("set local work_mem = '64MB'");
  const { rows } = await connection.query<{ notes: number }>(
    `with change as (
       delete from marketplace.vocabulary_change where ctid = any(array(select ctid from marketplace.vocabulary_change limit $1))
       returning term, document_change, name_change
     ), added as (
       insert into marketplace.vocabulary as old (term, document_count, name_count)
       select term, sum(document_change), sum(name_change) from change group by term order by term
       on conflict (term) do update set
         document_count = old.document_count + excluded.document_count,
         name_count = old.name_count + excluded.name_count
     )
     select count(*) as notes from change`,
    [most],
  );
  return rows[0]?.notes ?? 0;
}
