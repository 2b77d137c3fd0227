import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { takeImportLock } from '../../runtime/index.ts';
import { addUpNotes } from '../add-up-notes.ts';
import { finishImport, type FinishingWork } from '../finish.ts';
import type { RunHold } from '../runs/run-hold.ts';
import { mostRejects } from '../runs/run.ts';
import { restoreNames } from './restore-names.ts';
import { restoreProducts } from './restore-products.ts';

/** What an undo has done, since it was first begun. */
export interface UndoCounts {
  readonly restored: number;
  readonly removed: number;
  /** What was changed since, and is left as it is. */
  readonly left: number;
}

interface UndoOptions {
  /** Products, and names, per transaction. */
  readonly batchSize?: number;
  readonly notesAtOnce?: number;
}

/**
 * Makes products what they were before an import, in transactions of a few, each of which takes what was kept of its products: an undo that was killed or stopped goes on with the others.
 * Then names that products share, words, counts and stores follow.
 *
 * @throws RunLost when another program runs it by now
 */
export async function undoImport(pool: Pool, hold: RunHold, onWork: (work: FinishingWork) => void = () => {}, { batchSize = 500, notesAtOnce = 300_000 }: UndoOptions = {}): Promise<UndoCounts> {
  const { importId, left: due, done } = await begun(pool, hold);
  let [restored, notes] = [done, 0];
  const inTransaction = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> => withTransaction(pool, async (connection) => {
    await takeImportLock(connection);
    await hold.check(connection);
    return work(connection);
  });
  onWork({ what: 'putting products back', done, of: done + due });
  while (hold.goesOn()) {
    const batch = await inTransaction(async (connection) => {
      const outcome = await restoreProducts(connection, importId, batchSize);
      await noteRestored(connection, hold, { ...outcome, rows: outcome.products, kind: leftKinds.product });
      return outcome;
    });
    if (batch.products === 0) break;
    restored += batch.products;
    notes += batch.notes;
    onWork({ what: 'putting products back', done: restored, of: done + due });
    if (notes < notesAtOnce) continue;
    await addUpNotes(pool, notesAtOnce);
    notes = 0;
  }
  if (!hold.isStopped) {
    onWork({ what: 'putting names back', done: 0, of: 1 });
    for (let more = true; more;) {
      more = await inTransaction(async (connection) => {
        const names = await restoreNames(connection, importId, batchSize);
        await noteRestored(connection, hold, { rows: 0, restored: 0, removed: 0, left: names.left, kind: leftKinds.name });
        return names.names > 0;
      });
    }
  }
  await finishImport(pool, { isChanged: restored > done, notesAtOnce }, onWork);
  return countsOf(pool, hold);
}

async function begun(pool: Pool, hold: RunHold): Promise<{ importId: number; left: number; done: number }> {
  const { rows } = await pool.query<{ importId: number; left: number; done: number }>(sql`
    select undoes::int as "importId", rows::int as done, (select count(*)::int from marketplace.catalog_import_before as kept where kept.import_id = undoes) as left
    from marketplace.catalog_import where import_id = ${hold.claim.importId} and undoes is not null`);
  const [row] = rows;
  if (row === undefined) throw new Error(`${hold.claim.importId} is no undo of an import.`);
  return row;
}

/** What the history has of what was left, in the place of a line. */
const leftKinds = { product: 0, name: 1 } as const;

interface Noted {
  readonly kind: (typeof leftKinds)[keyof typeof leftKinds];
  readonly rows: number;
  readonly restored: number;
  readonly removed: number;
  readonly left: readonly { readonly what: string; readonly reason: string }[];
}

/** In the transaction of the work, so that the history says what is so, wherever the undo ends. */
async function noteRestored(connection: Connection, { claim: { importId } }: RunHold, { kind, rows, restored, removed, left }: Noted): Promise<void> {
  await connection.query(sql`
    insert into marketplace.catalog_import_reject (import_id, line, field, reason)
    select ${importId}::bigint, ${kind}::bigint, what, why from unnest(${left.map(({ what }) => what)}::text[], ${left.map(({ reason }) => reason)}::text[]) as new (what, why)
    limit greatest(0, ${mostRejects} - (select rejected from marketplace.catalog_import where import_id = ${importId}))`);
  await connection.query(sql`
    update marketplace.catalog_import set beat_at = now(), rows = rows + ${rows}, changed = changed + ${restored}, removed = removed + ${removed}, rejected = rejected + ${left.length} where import_id = ${importId}`);
}

async function countsOf(pool: Pool, hold: RunHold): Promise<UndoCounts> {
  const { rows } = await pool.query<UndoCounts>(sql`select changed::int as restored, removed::int as removed, rejected::int as left from marketplace.catalog_import where import_id = ${hold.claim.importId}`);
  return rows[0] ?? { restored: 0, removed: 0, left: 0 };
}
