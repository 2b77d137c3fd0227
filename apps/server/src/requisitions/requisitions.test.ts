import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPool, type TestPool } from '../testing/test-pool.ts';
import { requisitionCommand, type CommandSource } from './command/requisition-command.ts';
import { enterRequisitions } from './entry/enter-requisitions.ts';
import { exportDocuments } from './sending/export-documents.ts';
import { folderTransport } from './sending/folder-transport.ts';
import type { RequisitionTransport } from '@quartermaster/deployment';

const now = new Date('2026-11-20T15:04:05Z');
/** The worked example: 10 boxes, without its serial number. */
const line = 'A0AGSAS7510000000000  BX0001047AB016324    N      AA1      13          ';
const withColumns = (record: string, ...texts: readonly (readonly [from: number, text: string])[]): string =>
  texts.reduce((before, [from, text]) => (before.slice(0, from - 1).padEnd(from - 1) + text + before.slice(from - 1 + text.length)).padEnd(80), record);

describe.each(oneTestDatabase())('requisitions on $name', ({ open }) => {
  let test: TestPool;
  let folder = '';
  const files = new Map<string, string>();
  const rejected = new Map<string, string>();
  const source: CommandSource = {
    operator: 'Demo Operator', now, transport: folderTransport,
    read: (file) => files.get(file) ?? '',
    rejects: (file, text) => (rejected.set(file, text), ''),
  };
  const run = (...args: readonly string[]) => requisitionCommand(test.pool, args, source);
  const enter = (text: string, more: Partial<Parameters<typeof enterRequisitions>[1]> = {}) => enterRequisitions(test.pool, { text, approver: '', enteredBy: 'Demo Operator', isMeantAgain: true, ...more }, now);
  /** A requisition that is sent, by its number. */
  const sent = async (): Promise<string> => {
    const [number = ''] = (await enter(line)).numbers;
    await run('export', folder);
    return number;
  };
  const statusLine = (number: string, ...texts: readonly (readonly [from: number, text: string])[]): string =>
    withColumns(line, [1, 'AE1'], [30, number], [44, ' '], [62, '324'], [65, 'BA'], [67, 'GSA'], ...texts);
  const importLines = async (...records: readonly string[]): Promise<readonly { line: number; reasons: readonly string[] }[]> => {
    files.set('status.txt', records.join('\r\n'));
    said = await run('import-status', 'status.txt');
    return (rejected.get('status.txt') ?? '').split('\n').filter((text) => text !== '').map((text) => JSON.parse(text) as { line: number; reasons: string[] });
  };
  let said = '';

  beforeAll(async () => {
    test = await openTestPool(open);
    const row = (aac: string, state: string, zip: string, active = true) =>
      test.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
        values (${aac}, 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', ${state}, ${zip}, ${active})`);
    await row('47AB01', 'VA', '22202');
    await row('47AB02', 'VA', '22202', false);
    await row('70CD02', 'DC', '20405');
    await row('FB1234', 'VA', '22202');
    await row('FB5678', 'AE', '09014');
  });
  afterAll(() => test.close());
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'requisitions-')); });

  it('are entered from a file, with number, date and routing identifier where these are blank; what breaks a rule is left out with all reasons', async () => {
    files.set('clerk.txt', [
      line,
      withColumns(line, [4, '   '], [36, '    ']),
      withColumns(line, [40, 'A001']),
      'A05GSAV8415000000002  PR00036FB123463240003NFB5678K6C      039992D              ',
      withColumns(line, [30, '47AB02'], [52, '  ']),
      '',
      'too short',
      withColumns(line, [45, '70CD02'], [51, 'J']),
      withColumns(line, [40, 'A001']),
    ].join('\n'));
    expect(await run('enter', 'clerk.txt', '--approver=Demo Reviewer')).toBe('47AB0163240001\n47AB0163240002\n47AB016324A001\nFB123463240003\n4 entered, 4 left out.\n');
    expect((rejected.get('clerk.txt') ?? '').trim().split('\n').map((text) => JSON.parse(text) as unknown)).toEqual([
      { line: 5, record: expect.stringContaining('47AB02') as string, reasons: [expect.stringMatching(/^R07.*47AB02 is closed/) as string, expect.stringMatching(/^R11/) as string] },
      { line: 7, record: 'too short', reasons: [expect.stringMatching(/^R01/) as string] },
      { line: 8, record: expect.any(String) as string, reasons: [expect.stringMatching(/^R10.*70CD02 is an activity of another agency/) as string] },
      { line: 9, record: expect.any(String) as string, reasons: [expect.stringMatching(/^R09.*47AB016324A001 is the number of another requisition/) as string] },
    ]);
    await expect(run('enter', 'clerk.txt', '--approver=Demo Reviewer')).rejects.toThrow('A file with the same text was entered on 2026-11-20T15:04:05.000Z. Nothing was changed.');
    expect(await run('enter', 'clerk.txt', '--approver=Demo Reviewer', '--again')).toContain('47AB0163240003\n47AB0163240004\n2 entered, 6 left out.');
    expect(await run('show', '47AB0163240002')).toContain('A0AGSAS7510000000000  BX0001047AB0163240002N      AA1      13\n  1-3   A0A');
    expect(await run('list', 'entered')).toContain('FB123463240003  2026-11-20  Entered        7510000000000  BX00010'.replace('7510000000000  BX00010', '8415000000002  PR00036'));
  });

  it('take remarks and further advice codes from a file beside, which go out with them; what is no such file is refused as a whole', async () => {
    files.set('exception.txt', [withColumns(line, [1, 'A0E'], [65, '2B']), line].join('\n'));
    files.set('beside.ndjson', '{"line": 1, "remarks": " Deliver to dock 4. ", "furtherAdviceCodes": ["2d"], "exportOption": " Dealer "}\n');
    const [number = ''] = (await run('enter', 'exception.txt', '--exceptions=beside.ndjson')).split('\n');
    expect(await run('show', number)).toContain('remarks: Deliver to dock 4.');
    await run('export', folder);
    const beside = readdirSync(folder).find((name) => name.endsWith('.exceptions.ndjson')) ?? '';
    expect(JSON.parse(readFileSync(join(folder, beside), 'utf8'))).toEqual({ documentNumber: number, furtherAdviceCodes: ['2D'], remarks: 'Deliver to dock 4.', exportOption: 'Dealer' });
    // An ordinary document takes none (R15).
    files.set('plain.txt', line);
    expect(await run('enter', 'plain.txt', '--exceptions=beside.ndjson')).toBe('0 entered, 1 left out.\n');
    expect(rejected.get('plain.txt')).toContain('R15');
    for (const [wrong, why] of [['{"line": 9}', 'no such line'], ['[]', 'no JSON object'], ['x', 'no JSON object'], ['{"line": 0}', 'no number of a line'], ['{"line": 1}\n{"line": 1}', 'already'], ['{"line": 1, "remarks": 3}', '“remarks”'], ['{"line": 1, "exportOption": 3}', '“exportOption”'], ['{"line": 1, "furtherAdviceCodes": "2D"}', '“furtherAdviceCodes”']] as const) {
      files.set('wrong.ndjson', wrong);
      await expect(run('enter', 'plain.txt', '--exceptions=wrong.ndjson'), wrong).rejects.toThrow(why);
    }
  });

  it('never get a number twice, however many ask at once, whatever was typed, and when what took one is undone', async () => {
    const activity = (record: string): string => withColumns(record, [30, '70CD02']);
    await enter(activity(withColumns(line, [40, '0003'])));
    const many = Array.from({ length: 8 }, () => activity(line)).join('\n');
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((each) => enterRequisitions(test.pool, { text: many, approver: '', enteredBy: `Clerk ${each}`, isMeantAgain: each !== 5 }, now)));
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.numbers : []));
    const kept = await test.pool.query<{ document_number: string }>(sql`select document_number from marketplace.requisition where starts_with(document_number, '70CD02')`);
    expect(new Set(given).size).toBe(given.length);
    expect(kept.rows).toHaveLength(given.length + 1);
    await test.pool.query(sql`update marketplace.requisition_serial set last = 9999 where activity = '70CD02'`);
    expect((await enter(activity(line))).rejects).toMatchObject([{ reasons: [expect.stringMatching(/^R09: All serial numbers from 0001 to 9999 of 70CD02 for 6324 are used/)] }]);
    await expect(test.pool.query(sql`delete from marketplace.requisition`)).rejects.toThrow('its number is used up');
  });

  // A device of Linux on which there is never any room.
  it.skipIf(!existsSync('/dev/full'))('wait while the disk of their folder is full, which is said with its name, and are sent once there is room', async () => {
    symlinkSync('/dev/full', join(folder, '.full.txt.part'));
    await expect(folderTransport(folder).send('full.txt', ['A record'], [])).rejects.toThrow(`${join(folder, 'full.txt')} could not be written: there is no room left on its disk.`);
    expect(readdirSync(folder)).toEqual([]);
    expect(readFileSync(await folderTransport(folder).send('full.txt', ['A record'], []), 'utf8')).toBe('A record\n');
  });

  it('are each in one file that is whole, wherever sending fails, and also when several send at once', async () => {
    const waiting = [...(await enter(Array.from({ length: 12 }, () => line).join('\n'))).numbers];
    const whole = folderTransport(folder);
    const failing = (when: 'before' | 'after'): RequisitionTransport => ({
      async send(name, records, exceptions) {
        if (when === 'after') await whole.send(name, records, exceptions);
        throw new Error(`The process dies ${when} the file is in its place.`);
      },
    });
    for (let round = 0; round < 6; round += 1) {
      await expect(exportDocuments(test.pool, failing(round % 2 === 0 ? 'before' : 'after'), 'Demo Operator', now)).rejects.toThrow('dies');
      waiting.push(...(await enter(line)).numbers);
    }
    const handed: string[] = [];
    const counting: RequisitionTransport = { send: (name, ...rest) => (handed.push(name), whole.send(name, ...rest)) };
    const exports = await Promise.all([1, 2, 3].map(() => exportDocuments(test.pool, counting, 'Demo Operator', now)));
    expect(exports.flat().length).toBeGreaterThan(0);
    expect(new Set(handed).size, 'each file is handed over once').toBe(handed.length);
    const names = readdirSync(folder);
    expect(names.filter((name) => !/^requisitions-\d{6}\.txt$/.test(name))).toEqual([]);
    const records = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').slice(0, -1).split('\n'));
    expect(records.every((record) => record.length === 80)).toBe(true);
    const written = records.map((record) => record.slice(29, 43));
    expect(new Set(written).size).toBe(written.length);
    expect(waiting.filter((number) => !written.includes(number))).toEqual([]);
    expect(await run('export', folder)).toBe('Nothing waits to be sent.\n');
    expect(await run('show', waiting[0] ?? '')).toMatch(/ {2}Sent, 10 of 10 open\n[^]*Sent in requisitions-\d{6}\.txt \(Demo Operator\)/);
  });

  it('are not written over a file of the same name that no one has collected: it stays, and they wait until it is moved', async () => {
    const [first = ''] = (await enter(line)).numbers;
    const { rows: [counter] } = await test.pool.query<{ last: string }>("select case when is_called then last_value else 0 end as last from marketplace.requisition_batch_batch_seq");
    const file = join(folder, `requisitions-${String(Number(counter?.last) + 1).padStart(6, '0')}.txt`);
    writeFileSync(file, 'of another marketplace\n');
    for (let press = 0; press < 2; press += 1) await expect(run('export', folder)).rejects.toThrow(`${file} is there already, with other content`);
    expect(readFileSync(file, 'utf8')).toBe('of another marketplace\n');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await run('show', first)).toContain('Entered, 10 of 10 open');
    renameSync(file, `${file}.moved`);
    expect(await run('export', folder)).toContain(file);
    expect(readFileSync(file, 'utf8')).toContain(first);
  });

  it('become what status documents say; a file that is imported twice changes nothing, and what is not understood is left out with the reason', async () => {
    const number = await sent();
    const [unsent = ''] = (await enter(line)).numbers;
    const documents = [
      statusLine(number, [65, 'BB'], [70, '7015'], [74, '0001250']),
      statusLine(number, [25, '00004'], [44, 'A'], [65, 'BA']),
      withColumns(statusLine(number), [1, 'AS1'], [25, '00004'], [44, 'A'], [57, '323'], [62, 'TCN1          '], [77, 'G']),
      statusLine(unsent),
      statusLine('47AB016324ZZZZ'),
      withColumns(statusLine(number), [1, 'AB1']),
      line,
      statusLine(number, [65, 'AA']),
    ];
    const rejects = await importLines(...documents);
    expect(said).toBe('3 recorded, 0 known before, 5 left out.\n');
    expect(rejects.map((reject) => `${reject.line} ${reject.reasons.join(' ')}`)).toEqual([
      expect.stringContaining(`4 ${unsent}: This requisition is not sent yet`),
      expect.stringContaining('5 There is no requisition 47AB016324ZZZZ.'),
      expect.stringContaining('6 Layout, document identifier (columns 1 to 3): AB1 is not read here'),
      expect.stringContaining('7 A0A is a document that goes out'),
      expect.stringContaining('8 Layout, status code (columns 65 to 66): “AA” is a status code of the Army'),
    ]);
    const shown = await run('show', number);
    expect(shown).toContain(`${number}  PartlyShipped, 6 of 10 open\n`);
    expect(shown).toContain('BB of 2026-11-20, 10: Back-ordered against a due-in; ESD in 70-73. Estimated to ship on 2027-01-15');
    expect(shown).toContain('Shipped on 2026-11-19: 4 of part A, transportation number TCN1 (Demo Operator)');
    await importLines(...documents);
    expect(said).toBe('0 recorded, 3 known before, 5 left out.\n');
    expect(await run('show', number)).toBe(shown);
    await expect(test.pool.query(sql`delete from marketplace.requisition_event where document_number = ${number}`)).rejects.toThrow('kept as it was recorded');
  });

  it('are followed up and canceled by documents of the next file, and withdrawn while they wait', async () => {
    const number = await sent();
    await run('follow-up', number);
    expect(await run('cancel', number, '4')).toBe(`The request to cancel 4 of ${number} goes out with the next export.\n`);
    await expect(run('cancel', number)).rejects.toThrow('Cancellation of 4 is asked for already.');
    await expect(run('cancel', number, 'all')).rejects.toThrow('"all" is no quantity.');
    const [waiting = '', other = ''] = (await enter(`${line}\n${line}`)).numbers;
    await expect(run('follow-up', waiting)).rejects.toThrow('not sent yet');
    await expect(run('cancel', waiting, '1')).rejects.toThrow('withdrawn as a whole');
    expect(await run('cancel', waiting)).toContain('is withdrawn and will not be sent');
    await expect(run('cancel', waiting)).rejects.toThrow('was withdrawn before it was sent');
    // One whose file is being made is neither taken back nor lost.
    const { rows: [made] } = await test.pool.query<{ batch: number }>(sql`insert into marketplace.requisition_batch (made_at) values (${now}) returning batch`);
    const [leaving = ''] = (await enter(line)).numbers;
    await test.pool.query(sql`update marketplace.requisition_document set batch = ${made?.batch} where document_number = ${leaving}`);
    await expect(run('cancel', leaving)).rejects.toThrow(`${leaving} is being sent at this moment. Nothing was changed.`);
    await run('export', folder);
    expect(await run('show', leaving)).toContain('Sent, 10 of 10 open');
    const [name = ''] = readdirSync(folder).toSorted().slice(-1);
    expect(readFileSync(join(folder, name), 'utf8').split('\n').map((record) => `${record.slice(0, 3)} ${record.slice(29, 43)} ${record.slice(24, 29)}`.trim())).toEqual([`AF1 ${number} 00010`, `AC1 ${number} 00004`, `A0A ${other} 00010`, '']);
    await importLines(statusLine(number, [25, '00004'], [65, 'BQ'], [44, 'A']));
    expect(await run('show', number)).toContain('Sent, 6 of 10 open');
    await importLines(statusLine(number, [25, '00006'], [65, 'CJ'], [44, 'B']));
    expect(await run('show', number)).toContain('Rejected, 0 of 10 open');
    await expect(run('follow-up', number)).rejects.toThrow('nothing left to ask for');
    await expect(run('cancel', '47AB0163249999')).rejects.toThrow('There is no requisition 47AB0163249999.');
  });

  it('keep to rules as an operator has set them', async () => {
    expect((await enter(withColumns(line, [60, '10']))).rejects).toMatchObject([{ reasons: [expect.stringMatching(/^R13/)] }]);
    expect(await run('rules')).toContain('lastApprovedPriority = 10\n');
    expect(await run('set', 'lastApprovedPriority', '3')).toContain('lastApprovedPriority = 3 (default: 10)\n');
    expect((await enter(withColumns(line, [60, '10']))).numbers).toHaveLength(1);
    await run('set', 'rulesOff', 'R07,R11');
    expect((await enter(withColumns(line, [30, '47AB02'], [52, '  ']))).numbers).toHaveLength(1);
    await run('set', 'rulesOff', '');
    await run('set', 'routingIdentifier', 'GNO');
    expect(await run('show', (await enter(withColumns(line, [4, '   ']))).numbers[0] ?? '')).toContain('A0AGNOS');
    await expect(run('set', 'rulesOff', 'R20')).rejects.toThrow('"R20" is no value of rulesOff. Write numbers of rules with commas');
    await expect(run('set', 'nothing', '1')).rejects.toThrow('There is no setting "nothing".');
    await expect(run('enter')).rejects.toThrow('Usage:');
    await expect(run('enter', '--wrong')).rejects.toThrow("Unknown option '--wrong'");
  });
});
