import { addStoreService, largestStorePackage, storeAdditionsService, storeWorkService, withdrawAdditionService } from '@quartermaster/contracts-desk';
import { readStoreSettings, StorePackageError } from '../../store-packages/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { shownWork } from './shown-work.ts';
import { addWork, latestAdditions, readWork, seenChecker, withdrawWork } from './work-store.ts';

const mostShown = 25;

/**
 * Packages of stores that an administrator wants to be added. They wait here for `npm run stores -- requests`, which does with each what `npm run stores -- add` does: the rules
 * of stores need a browser, which no server has.
 */
export const additionDeskServices = (webOrigin: string): readonly DeskImplementation[] => [
  implementRead(storeAdditionsService, async (_request, { database }) => {
    const { seenAt, isThere } = await seenChecker(database);
    const additions = await latestAdditions(database, mostShown);
    return { checkerSeenAt: seenAt?.toISOString() ?? null, isChecked: isThere, additions: additions.map(({ workId, subject, by, state, askedAt }) => ({ workId, subject, by, state, askedAt: askedAt.toISOString() })) };
  }),
  implementRead(storeWorkService, async ({ workId }, { database }) => {
    const work = await readWork(database, workId);
    if (work === null) throw notFound(`There is no work ${workId} on stores, or it was long ago.`);
    return { work: shownWork(work) };
  }),
  implementWrite(addStoreService, async ({ source, integrity, number, hosts, reason }, connection, { operator }) => {
    refuseHosts(hosts, webOrigin);
    const content = source.kind === 'file' ? Buffer.from(source.content, 'base64') : null;
    if (content !== null && content.length > largestStorePackage) throw requestInvalid([{ field: 'source.content', message: 'The file is larger than 20 MB.' }]);
    const subject = source.kind === 'file' ? source.fileName : source.package;
    const workId = await addWork(connection, { kind: 'addition', subject, operator, reason, task: { spec: source.kind === 'file' ? null : source.package, integrity, number, hosts }, content });
    return { answer: { workId }, change: { action: 'store.addition-asked', subject, details: { reason, integrity, ...(hosts !== null && { hosts: hosts.join(', ') }) } } };
  }),
  implementWrite(withdrawAdditionService, async ({ workId }, connection) => {
    const work = await readWork(connection, workId);
    if (work === null || work.kind !== 'addition') throw notFound(`There is no package ${workId} that is to be added.`);
    if (!(await withdrawWork(connection, workId))) throw changedMeanwhile('The package is being checked, or that has ended. Load the page again.');
    return { answer: {}, change: { action: 'store.addition-withdrawn', subject: work.subject } };
  }),
];

function refuseHosts(hosts: readonly string[] | null, webOrigin: string): void {
  try {
    if (hosts !== null) readStoreSettings({ hosts }, webOrigin);
  } catch (error) {
    if (error instanceof StorePackageError) throw requestInvalid([{ field: 'hosts', message: error.message }]);
    throw error;
  }
}
