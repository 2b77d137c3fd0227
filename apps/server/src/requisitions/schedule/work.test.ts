import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { RequisitionTransport } from '@quartermaster/deployment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../runtime/index.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import { openTestPool, type TestPool } from '../../testing/test-pool.ts';
import { enterRequisitions } from '../entry/enter-requisitions.ts';
import { folderTransport } from '../sending/folder-transport.ts';
import { keptWork, statusFilesRead } from './kept-work.ts';
import { workOff } from './work.ts';

const line = 'A0AGSAS7510000000000  BX0001047AB016324    N      AA1      13          ';
const program = fileURLToPath(new URL('../testing/work-off.ts', import.meta.url));
const statusLine = (number: string, day = '324'): string => `AE1GSAS7510000000000  BX00010${number} AA1      13          `.padEnd(80).slice(0, 61) + `${day}BAGSA`.padEnd(19);

describe.each(oneTestDatabase())('requisitions without a press, on $name', ({ open }) => {
  let test: TestPool;
  let folder = '';
  const said: string[] = [];
  const log = { info: (_facts: object, sentence: string) => void said.push(sentence), error: (_facts: object, sentence: string) => void said.push(sentence) };
  const at = (now: string, transport: RequisitionTransport = folderTransport(folder), times: readonly string[] = ['06:00']) =>
    workOff({ database: test.pool, transport, times, clock: { ...systemClock, now: () => new Date(now) }, log });
  const enter = async () => (await enterRequisitions(test.pool, { text: line, approver: '', enteredBy: 'Demo Operator', isMeantAgain: true }, new Date('2026-11-20T15:04:05Z'))).numbers[0] ?? '';
  const files = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.txt'));
  const statuses = async () => (await test.pool.query<{ status: string }>(sql`select status from marketplace.requisition order by entered_at, document_number`)).rows.map(({ status }) => status);
  const die = async (death: string, now: string) => {
    const child = fork(program, [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { PATH: process.env['PATH'], ...compileCache, DATABASE_URL: test.url, FOLDER: folder, NOW: now, FAULT_POINT: death } });
    expect((await once(child, 'exit'))[1], death).toBe('SIGKILL');
  };

  beforeAll(async () => {
    test = await openTestPool(open);
    await test.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
      values ('47AB01', 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true)`);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'requisition-work-'));
    said.length = 0;
    await test.pool.query('delete from marketplace.requisition_work');
    await test.pool.query('delete from marketplace.requisition_status_file');
  });

  it('are sent once when a time of day has come, also where the marketplace did not run then', async () => {
    await at('2026-11-20T16:00:00Z');
    await enter();
    // The time of the day was over before anyone asked for it.
    await at('2026-11-20T16:01:00Z');
    expect(files()).toEqual([]);
    await at('2026-11-21T10:59:00Z');
    expect(files()).toEqual([]);
    await Promise.all([at('2026-11-21T11:00:30Z'), at('2026-11-21T11:00:30Z')]);
    expect(files()).toHaveLength(1);
    await enter();
    await at('2026-11-21T11:02:00Z');
    expect(files()).toHaveLength(1);
    await at('2026-11-23T15:00:00Z');
    expect(files()).toHaveLength(2);
    expect(await statuses()).toEqual(['Sent', 'Sent']);
    expect(said.filter((sentence) => sentence === 'requisitions were sent')).toHaveLength(2);
    await enter();
    await at('2026-11-25T15:00:00Z', folderTransport(folder), []);
    expect(files()).toHaveLength(2);
  });

  it('are sent at their times again once a clock that was 400 days ahead is set back', async () => {
    await at('2026-11-20T16:00:00Z');
    await at('2027-12-26T16:00:00Z');
    const before = files().length;
    await enter();
    await at('2026-11-21T10:59:00Z');
    await at('2026-11-21T11:01:00Z');
    expect(files()).toHaveLength(before + 1);
    await enter();
    await at('2026-11-21T11:02:00Z');
    expect(files(), 'once for each time').toHaveLength(before + 1);
  });

  it('a failure is said once and kept for the desk, and tried again until it is done', async () => {
    await at('2026-11-20T10:00:00Z');
    await enter();
    const away: RequisitionTransport = { send: () => Promise.reject(new Error('The queue is away.')) };
    await at('2026-11-20T11:00:00Z', away);
    await at('2026-11-20T11:04:00Z', away);
    await at('2026-11-20T11:06:00Z', away);
    expect(said.filter((sentence) => sentence.startsWith('requisitions could not be sent'))).toHaveLength(1);
    expect(await keptWork(test.pool)).toMatchObject([{ kind: 'send', failure: 'The queue is away.', failedAt: new Date('2026-11-20T11:00:00Z') }, { kind: 'status' }]);
    await at('2026-11-20T11:12:00Z');
    expect(files()).toHaveLength(1);
    expect(await keptWork(test.pool)).toMatchObject([{ kind: 'send', failure: null, failedAt: null, endedAt: new Date('2026-11-20T11:12:00Z') }, {}]);
  });

  it('status files are read once, under whatever name, with what was left out beside them; one that is being written is left alone', async () => {
    await at('2026-11-20T10:00:00Z');
    const number = await enter();
    await at('2026-11-20T11:00:00Z');
    const into = join(folder, 'status');
    mkdirSync(into);
    const text = `${statusLine(number)}\nno document\n`;
    for (const [name, content] of [['a.txt', text], ['b.txt', text], ['.c.txt', text]] as const) writeFileSync(join(into, name), content);
    await at('2026-11-20T12:00:00Z');
    expect(await statusFilesRead(test.pool, 10)).toMatchObject([{ name: 'a.txt', recorded: 1, repeated: 0, rejected: 1 }]);
    expect(readdirSync(into).toSorted()).toEqual(['.c.txt', 'read']);
    expect(readdirSync(join(into, 'read')).toSorted()).toEqual(['a.txt', 'a.txt.rejects.ndjson', 'b.txt', 'b.txt.rejects.ndjson']);
    expect(JSON.parse(readFileSync(join(into, 'read', 'b.txt.rejects.ndjson'), 'utf8'))).toMatchObject({ line: 2, record: 'no document' });
    // One of the same name takes the place of none that was read.
    writeFileSync(join(into, 'a.txt'), 'another day\n');
    await at('2026-11-20T12:30:00Z');
    expect(readdirSync(join(into, 'read')).filter((name) => name.startsWith('a.txt')).toSorted()).toEqual(['a.txt', 'a.txt.2', 'a.txt.2.rejects.ndjson', 'a.txt.rejects.ndjson']);
    expect(readFileSync(join(into, 'read', 'a.txt'), 'utf8')).toBe(text);
    // A file that cannot be read keeps no other from being read.
    mkdirSync(join(into, 'read', 'd.txt', 'in the way'), { recursive: true });
    writeFileSync(join(into, 'd.txt'), 'no document either\n');
    writeFileSync(join(into, 'e.txt'), `${statusLine(number, '325')}\n`);
    await at('2026-11-20T13:00:00Z');
    expect(readdirSync(into).toSorted()).toEqual(['.c.txt', 'd.txt', 'read']);
    expect((await keptWork(test.pool)).find(({ kind }) => kind === 'status')?.failure).toContain('d.txt');
    expect(said).toContain('status files of requisitions could not be read; they stay where they are, and are tried again');
  });

  it('wherever a process dies over them, nothing is sent twice, and no status or rejects file is lost', async () => {
    await at('2026-11-20T10:00:00Z');
    const number = await enter();
    for (const [death, now] of [['requisition.settled:1', '2026-11-20T11:00:00Z'], ['requisition.written:1', '2026-11-20T11:11:00Z'], ['requisition.exported:1', '2026-11-20T11:22:00Z']] as const) await die(death, now);
    expect(files()).toHaveLength(1);
    await at('2026-11-20T11:33:00Z');
    expect(readFileSync(join(folder, files()[0] ?? ''), 'utf8').trim().split('\n')).toHaveLength(1);
    const into = join(folder, 'status');
    mkdirSync(into);
    writeFileSync(join(into, 'a.txt'), `${statusLine(number, '326')}\nno document\n`);
    for (const [death, now] of [['status.recorded:1', '2026-11-20T12:00:00Z'], ['status.kept:1', '2026-11-20T12:11:00Z']] as const) await die(death, now);
    await at('2026-11-20T12:22:00Z');
    expect(readdirSync(join(into, 'read')).toSorted()).toEqual(['a.txt', 'a.txt.rejects.ndjson']);
    const { rows } = await test.pool.query(sql`select from marketplace.requisition_event where document_number = ${number}`);
    expect(rows).toHaveLength(2);
    expect(await statusFilesRead(test.pool, 10)).toHaveLength(1);
  }, 180_000);
});
