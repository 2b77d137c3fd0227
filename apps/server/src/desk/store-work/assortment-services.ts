import { assortmentService, previewAssortmentService, setAssortmentService } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { AssortmentError, assortmentInput, readAssortmentInput, readRules, type AssortmentInput } from '../../stores/assortment/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import type { WorkThreads } from '../threads/work-threads.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import type { PreviewOutcome } from './run-assortment.ts';
import { addWork, readWork } from './work-store.ts';
import type { AssortmentTask } from './work.ts';

/** What a store sells: read as a file, tried, and set as it was tried. What is set is what `npm run stores:assortment` sets. */
export const assortmentDeskServices = (threads: WorkThreads<number>): readonly DeskImplementation[] => [
  implementRead(assortmentService, async ({ name }, { database }) => {
    const { supplied } = await storeOf(database, name);
    const assortment = await readRules(database, name);
    return { fileName: `${name.toLowerCase()}.json`, file: assortment === null ? null : `${JSON.stringify(assortmentInput(assortment), null, 2)}\n`, supplied };
  }),
  implementWrite(previewAssortmentService, async ({ name, file }, connection, { operator }) => {
    await storeOf(connection, name);
    const assortment = file === null ? null : inputOf(file);
    const workId = await addWork(connection, { kind: 'preview', subject: name, operator, task: { assortment, basis: null } });
    return { answer: { workId }, change: null, afterward: () => Promise.resolve(threads.start(workId)) };
  }),
  implementWrite(setAssortmentService, async ({ workId: previewId, reason }, connection, { operator }) => {
    const preview = await readWork(connection, previewId);
    if (preview === null || preview.kind !== 'preview') throw notFound('There is no such preview. It is kept for a day: make it again.');
    if (preview.state !== 'done') throw changedMeanwhile('The preview has not come to its end. Load the page again.');
    const { basis } = preview.outcome as PreviewOutcome;
    const task: AssortmentTask = { assortment: (preview.task as AssortmentTask).assortment, basis };
    const workId = await addWork(connection, { kind: 'assortment', subject: preview.subject, operator, reason, task });
    return { answer: { workId }, change: { action: 'store.assortment-asked', subject: preview.subject, details: { reason } }, afterward: () => Promise.resolve(threads.start(workId)) };
  }),
];

async function storeOf(queries: Queries, name: string): Promise<{ readonly supplied: boolean }> {
  const { rows } = await queries.query<{ supplied: boolean }>(sql`
    select coalesce(assortment.supplied, false) as supplied from marketplace.store left join marketplace.assortment on assortment.store = store.name where store.name = ${name}`);
  const [row] = rows;
  if (row === undefined) throw notFound(`There is no store ${name}. It may have been removed.`);
  return row;
}

/** The file as it was written, once it is known that it can be used. @throws Problem with each mistake and its place */
function inputOf(text: string): AssortmentInput {
  try {
    const input: unknown = JSON.parse(text);
    readAssortmentInput(input);
    return input as AssortmentInput;
  } catch (error) {
    if (error instanceof AssortmentError) throw requestInvalid(error.mistakes.slice(0, 100).map((message) => ({ field: 'file', message })));
    if (error instanceof SyntaxError) throw requestInvalid([{ field: 'file', message: `The file is not JSON: ${error.message}.` }]);
    throw error;
  }
}
