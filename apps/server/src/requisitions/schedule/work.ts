import { createHash } from 'node:crypto';
import type { Pool } from '@quartermaster/database';
import type { ReceivedStatusFiles, RequisitionTransport } from '@quartermaster/deployment';
import { faultPoint } from '../../faults/index.ts';
import { rejectsText } from '../entry/line-reject.ts';
import type { Clock } from '../../runtime/index.ts';
import { exportDocuments } from '../sending/export-documents.ts';
import { importStatus } from '../status/import-status.ts';
import { beginWork, claimWork, keepStatusFile, rejectsOfStatusFile, workDone, workFailed } from './kept-work.ts';
import { lastTime } from './send-times.ts';

export interface WorkTools {
  readonly database: Pool;
  readonly transport: RequisitionTransport;
  readonly times: readonly string[];
  readonly clock: Clock;
  readonly log: { info(facts: object, sentence: string): void; error(facts: object, sentence: string): void };
}

/** Who did what no one pressed. */
const marketplace = 'The marketplace';

/** Sends what waits where a time of day has come, once for each, and reads the status files that have come in. A failure is said, and tried again. */
export async function workOff({ database, transport, times, clock, log }: WorkTools): Promise<void> {
  const due = lastTime(times, clock.now());
  if (due !== null) {
    await attempt('send', due, 'requisitions could not be sent at their time; they wait, and are tried again', async () => {
      const sent = await exportDocuments(database, transport, marketplace, clock.now());
      await faultPoint('requisition.exported');
      for (const { where, documents } of sent) log.info({ file: where, documents }, 'requisitions were sent');
    });
  }
  // Each round is due anew.
  const { received } = transport;
  if (received !== undefined) await attempt('status', clock.now(), 'status files of requisitions could not be read; they stay where they are, and are tried again', () => readStatusFiles({ database, transport, clock, log }, received));

  async function attempt(kind: 'send' | 'status', at: Date, sentence: string, work: () => Promise<void>): Promise<void> {
    await beginWork(database, kind, new Date(kind === 'send' ? clock.now() : 0));
    if (!(await claimWork(database, kind, at, clock.now()))) return;
    try {
      await work();
      await workDone(database, kind, at, clock.now());
    } catch (error) {
      if (await workFailed(database, kind, error instanceof Error ? error.message : String(error), clock.now())) log.error({ err: error }, sentence);
    }
  }
}

/** Reads each file that has come in, and puts it away with what was left out of it. One that was read before, under whatever name, records nothing. @throws the first failure, once all other files were tried */
async function readStatusFiles(tools: Omit<WorkTools, 'times'>, received: ReceivedStatusFiles): Promise<void> {
  const failures: unknown[] = [];
  for (const name of await received.list()) {
    try {
      await readStatusFile(tools, received, name);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function readStatusFile({ database, clock, log }: Omit<WorkTools, 'times'>, received: ReceivedStatusFiles, name: string): Promise<void> {
  const text = await received.read(name);
  const hash = createHash('sha256').update(text).digest('hex');
  const known = await rejectsOfStatusFile(database, hash);
  if (known !== null) return received.done(name, known);
  const { recorded, repeated, rejects } = await importStatus(database, text, marketplace, clock.now());
  await faultPoint('status.recorded');
  await keepStatusFile(database, hash, { name, readAt: clock.now(), recorded, repeated, rejected: rejects.length, rejects: rejectsText(rejects) });
  await faultPoint('status.kept');
  await received.done(name, rejectsText(rejects));
  log.info({ file: name, recorded, repeated, rejected: rejects.length }, 'a status file of requisitions was read');
}
