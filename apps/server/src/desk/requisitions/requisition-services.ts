import {
  askSupplyService, enterRequisitionsService, importStatusService, requisitionFilesService, requisitionFileService, requisitionService, requisitionsService, sendRequisitionsService,
} from '@quartermaster/contracts-desk';
import { explainRecord } from '@quartermaster/contracts/requisition';
import type { RequisitionTransport } from '@quartermaster/deployment';
import { cancel, eventWords, exportDocuments, followUp, keptWork, nextTime, openQuantity, readEvents, RequisitionError, stateOf, statusFilesRead } from '../../requisitions/index.ts';
import { implementElsewhere, implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { enterRecords } from './enter-records.ts';
import { importStatus } from './import-status.ts';
import { countWaiting, exceptionsOfFile, listFiles, listRequisitions, readRequisitionRow, recordsOfFile } from './requisition-queries.ts';

const fileName = (batch: number): string => `requisitions-${String(batch).padStart(6, '0')}.txt`;

/** Requisitions of activities: what became of them, the files that go out and those that come back. */
export const requisitionDeskServices = (transport: RequisitionTransport, times: readonly string[]): readonly DeskImplementation[] => [
  implementRead(requisitionsService, async (filter, { database }) => {
    const rows = await listRequisitions(database, filter);
    return { ...pagesOf(rows, filter.page), waiting: await countWaiting(database), requisitions: rows.map(({ total: _total, ...row }) => row) };
  }),
  implementRead(requisitionService, async ({ documentNumber }, { database }) => {
    const row = await readRequisitionRow(database, documentNumber);
    if (row === null) throw unknown(documentNumber);
    const events = await readEvents(database, documentNumber);
    return {
      requisition: {
        ...row, open: openQuantity(stateOf(row.record, events.map(({ details }) => details))),
        columns: explainRecord(row.record).filter(({ text }) => text.trim() !== '').map(({ column: { from, to, title }, text, meaning }) => ({ from, to, title, text, meaning })),
      },
      happenings: events.map(({ position, details, happened_at: at, actor }) => ({ position, at: at.toISOString(), words: eventWords(details), by: actor })),
    };
  }),
  implementWrite(askSupplyService, async ({ documentNumber, ask, reason }, connection, { operator, now }) => {
    const asking = { documentNumber, actor: operator.login, now };
    const words = await refusable(() => (ask === 'cancel' ? cancel(connection, asking, null) : followUp(connection, asking)));
    return { answer: { words: words.trim() }, change: { action: ask === 'cancel' ? 'requisition.cancellation-asked' : 'requisition.followed-up', subject: documentNumber, details: { reason } } };
  }),
  implementWrite(enterRequisitionsService, enterRecords),
  implementWrite(importStatusService, importStatus),
  implementRead(requisitionFilesService, async ({ page }, { database, now }) => {
    const rows = await listFiles(database, page);
    const work = new Map((await keptWork(database)).map((each) => [each.kind, each]));
    const failureOf = (kind: 'send' | 'status') => { const { failedAt = null, failure = null } = work.get(kind) ?? {}; return failedAt === null ? null : { at: failedAt.toISOString(), message: failure ?? '' }; };
    return {
      ...pagesOf(rows, page), waiting: await countWaiting(database),
      schedule: { times: [...times], next: nextTime(times, now)?.toISOString() ?? null, lastSent: work.get('send')?.endedAt?.toISOString() ?? null, sending: failureOf('send'), reading: failureOf('status') },
      statusFiles: (await statusFilesRead(database, 20)).map(({ readAt, ...file }) => ({ ...file, readAt: readAt.toISOString() })),
      files: rows.map(({ batch, documents, exceptions, madeAt, sentAt }) => ({ batch, fileName: fileName(batch), documents, exceptions, madeAt: madeAt.toISOString(), sentAt: sentAt?.toISOString() ?? null })),
    };
  }),
  implementRead(requisitionFileService, async ({ batch, part }, { database }) => {
    if (part === 'exceptions') {
      const exceptions = await exceptionsOfFile(database, batch);
      if (exceptions.length === 0) throw notFound(`The file ${fileName(batch)} has no exception data.`);
      return { fileName: fileName(batch).replace(/\.txt$/, '.exceptions.ndjson'), text: exceptions.map((each) => `${JSON.stringify(each)}\n`).join('') };
    }
    const records = await recordsOfFile(database, batch);
    if (records.length === 0) throw notFound(`There is no file ${fileName(batch)}.`);
    return { fileName: fileName(batch), text: records.map((record) => `${record}\n`).join('') };
  }),
  // The transport may take its time: each file has a transaction of its own.
  implementElsewhere(sendRequisitionsService, async (_request, { database, operator, now }) => {
    const sent = await refusable(() => exportDocuments(database, transport, operator.login, now));
    return { answer: { sent: [...sent] }, change: { action: 'requisitions.sent', subject: sent.map(({ where }) => where).join(', ').slice(0, 500) || 'nothing waited', details: { documents: sent.reduce((sum, { documents }) => sum + documents, 0) } } };
  }),
];

const unknown = (documentNumber: string) => notFound(`There is no requisition ${documentNumber}.`);

async function refusable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RequisitionError) throw changedMeanwhile(error.message);
    throw error;
  }
}
