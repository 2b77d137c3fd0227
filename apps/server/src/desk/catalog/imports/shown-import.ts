import type { CatalogImport } from '@quartermaster/contracts-desk';
import type { ImportRun } from '../../../import/index.ts';

/** An import as the desk shows it. */
export const shownImport = ({ madeBy, beganAt, endedAt, work, workDone, workOf, ...run }: ImportRun): CatalogImport => ({
  ...run,
  by: madeBy,
  beganAt: beganAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  work: work === null ? null : { what: work, done: workDone ?? 0, of: workOf ?? 0 },
});
