import { readRun, type ImportRun } from '../../../import/index.ts';
import type { Queries } from '../../../runtime/index.ts';
import { notFound } from '../../wire/not-found.ts';

/** @throws 404 */
export async function runOf(queries: Queries, importId: number): Promise<ImportRun> {
  const run = await readRun(queries, importId);
  if (run === null) throw notFound(`There is no import ${importId}.`);
  return run;
}
