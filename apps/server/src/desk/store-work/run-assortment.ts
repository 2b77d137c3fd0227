import { createHash } from 'node:crypto';
import { withTransaction, type Pool } from '@quartermaster/database';
import { AssortmentError, freshenCounts, readAssortmentInput, setAssortment, setAssortmentInside, type Assortment, type AssortmentChange } from '../../stores/assortment/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { askerOf, claimWork, endWork, noteStep, readWork } from './work-store.ts';
import { beatSeconds, type AssortmentTask, type StoreWorkRow } from './work.ts';

/** What a preview came to: the change, and what the store sold when it was made. */
export interface PreviewOutcome {
  readonly change: AssortmentChange;
  readonly basis: string;
}

/** Tells what a store sells from what it sold. */
const basisOf = (rules: Assortment | null): string => createHash('sha256').update(JSON.stringify(rules)).digest('hex');

/** Works out what another assortment would change, or sets it: what `npm run stores:assortment` does. Why it could not be done is kept with the work. */
export async function runAssortment(pool: Pool, workId: number): Promise<void> {
  const work = await readWork(pool, workId);
  if (work === null || work.kind === 'addition' || !(await claimWork(pool, workId))) return;
  // The embedded database serves one transaction at a time: a sign of life then waits for the end, and others need not queue behind it.
  let isNoting = false;
  const note = async (step: string | null): Promise<void> => {
    if (isNoting && step === null) return;
    isNoting = true;
    await noteStep(pool, workId, step).catch(() => undefined);
    isNoting = false;
  };
  const beat = setInterval(() => void note(null), beatSeconds * 1000);
  // One after the other: so they are there in their order.
  let noted: Promise<void> = Promise.resolve();
  const onProgress = (line: string): void => void (noted = noted.then(() => note(line)));
  try {
    if (work.kind === 'preview') await preview(pool, work, onProgress, () => noted);
    else await set(pool, work, onProgress);
  } catch (error) {
    const refused = error instanceof AssortmentError;
    await endWork(pool, workId, refused ? 'refused' : 'failed', { error: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(beat);
  }
}

const wantedOf = ({ task }: StoreWorkRow): { readonly assortment: Assortment | null; readonly basis: string | null } => {
  const { assortment, basis } = task as AssortmentTask;
  return { assortment: assortment === null ? null : readAssortmentInput(assortment), basis };
};

/** @param noted what was said so far is kept: of work that has ended nothing more is */
async function preview(pool: Pool, work: StoreWorkRow, onProgress: (line: string) => void, noted: () => Promise<void>): Promise<void> {
  let basis = '';
  const change = await setAssortment(pool, work.subject, wantedOf(work).assortment, { dryRun: true, onProgress, accept: (present) => void (basis = basisOf(present)) });
  const outcome: PreviewOutcome = { change, basis };
  await noted();
  await endWork(pool, work.workId, 'done', outcome);
}

async function set(pool: Pool, work: StoreWorkRow, onProgress: (line: string) => void): Promise<void> {
  const { workId, subject } = work;
  const { assortment, basis } = wantedOf(work);
  await withTransaction(pool, async (connection) => {
    const change = await setAssortmentInside(connection, subject, assortment, {
      onProgress,
      // Under the lock of imports: no one changes it after this.
      accept: (present) => {
        if (basisOf(present) !== basis) throw new AssortmentError(`What ${subject} sells was changed after the preview. Nothing was set: make the preview again.`);
      },
    });
    const asker = await askerOf(connection, workId);
    // Work that was given up is done by no one else; what it would set is undone.
    if (asker === null || !(await endWork(connection, workId, 'done', { change }))) throw new AssortmentError('The work was ended by another process.');
    const details = { reason: asker.reason, whole: assortment === null, offers: change.after.offers, before: change.before.offers };
    await noteChange(connection, asker, { action: 'store.assortment-set', subject, details }, new Date());
  });
  // The change is made: counts that stay old make searches slower, and are no reason to say that it failed.
  await freshenCounts(pool).catch(() => undefined);
}
