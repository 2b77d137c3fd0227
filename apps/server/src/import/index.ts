export { importCatalog } from './import-catalog.ts';
export { ImportFileError } from './read-csv.ts';
export type { RowProblem } from './record.ts';
export { kindOf, openSource, sourceOf } from './source.ts';
export { readRejects } from './runs/kept-rejects.ts';
export { recordRun } from './runs/record-run.ts';
export { addRun, claimRun, listRuns, readRun } from './runs/run-store.ts';
export type { ImportRun } from './runs/run.ts';
export { forgetOldUploads, keepPart, uploaded } from './runs/uploads.ts';
