import { gzipSync } from 'node:zlib';
import { partBytes } from '@quartermaster/contracts-desk';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthKeeper } from '../../../health/index.ts';
import { forgetOldUploads, recordRun, sourceOf } from '../../../import/index.ts';
import { begin as beginByCommand } from '../../../import/testing/runs-of.ts';
import { inTurn } from '../../../testing/catalog-server.ts';
import { openServer, type TestServer } from '../../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../../testing/desk-browser.ts';

const heading = 'id,name,vendor,contract,price,delivery_days';
const list = (count: number, first = 0): string => [heading, ...Array.from({ length: count }, (_, index) => `P-${first + index},"Stapler ${first + index}",V,C,1.50,2`), ''].join('\n');
/** A thread begins, and a busy machine takes its time. */
const patient = { timeout: 60_000, interval: 150 };

describe.each(testDatabases())('imports at the desk on $name', ({ open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { slowStatement: 1, mostUnpacked: 6 });
    editor = await operatorAtDesk(server, 'catalogEditor');
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(() => server.close());

  const begin = async (fileName: string, content: Buffer): Promise<number> => {
    const { answer: { importId } } = await editor.post('/catalog/import/begin', { fileName, size: content.length });
    for (let position = 0; position * partBytes < content.length; position += 1) {
      const part = content.subarray(position * partBytes, (position + 1) * partBytes);
      expect((await editor.post('/catalog/import/part', { importId, position, content: part.toString('base64') })).status).toBe(200);
    }
    return importId;
  };
  const start = (importId: number) => editor.post('/catalog/import/start', { importId });
  const read = async (importId: number) => (await viewer.get('/catalog/import', { importId })).answer;
  const ended = async (importId: number) => {
    await expect.poll(async () => (await read(importId)).import.state, patient).toMatch(/^(done|failed|stopped)$/);
    return read(importId);
  };
  const parts = async (importId: number) => (await server.pool.query('select from marketplace.catalog_import_part where import_id = $1', [importId])).rowCount;

  it('imports a file as the command does, names what was wrong, and keeps the history', async () => {
    const file = Buffer.from(`${list(3)}P-9,Ink,V,C,0,2\n,"Nothing, =1",,,,\n`);
    const importId = await begin('list.csv', file);
    expect((await start(importId)).status).toBe(200);
    const { import: run, rejects, total, mayGoOn } = await ended(importId);
    expect(run).toMatchObject({ source: 'list.csv', by: 'catalogeditor@desk.example.gov', atDesk: true, state: 'done', rows: 5, added: 3, changed: 0, unchanged: 0, rejected: 2, size: file.length, bytesRead: file.length, work: null, failure: null });
    expect([total, rejects]).toEqual([2, [{ line: 5, field: 'price', reason: 'must be more than zero' }, { line: 6, field: 'id', reason: 'must not be empty' }]]);
    expect([mayGoOn, await parts(importId)]).toEqual([false, 0]);
    expect((await viewer.get('/catalog/import/rejects', { importId })).answer).toEqual({
      fileName: 'list.csv.rejects.csv', csv: 'line,column,reason\r\n5,price,must be more than zero\r\n6,id,must not be empty\r\n',
    });
    expect((await viewer.get('/catalog/imports')).answer).toMatchObject({ mostMegabytes: 64, imports: [{ importId, state: 'done' }] });
    expect((await viewer.get('/audit', { q: 'list.csv' })).answer.entries).toMatchObject([{ action: 'catalog.import-started', details: { import: importId } }]);
    expect((await viewer.get('/catalog/product', { productId: 'P-1' })).answer.product).toMatchObject({ name: 'Stapler 1' });
    expect((await start(importId)).status).toBe(409);
  });

  it('takes a packed file of several parts', async () => {
    const file = Buffer.from(Array.from({ length: 10_100 }, (_, index) => `{"id":"J-${index % 40}","name":"Lamp ${index} ${'of brass '.repeat(10)}"}\n`).join(''));
    expect(file.length).toBeGreaterThan(partBytes);
    const importId = await begin('list.jsonl', file);
    expect((await start(importId)).status).toBe(200);
    const { import: run, total } = await ended(importId);
    expect(run).toMatchObject({ state: 'done', rows: 10_100, added: 40, rejected: 10_060 });
    expect(total).toBe(10_000);
    const packed = await begin('list.jsonl.gz', gzipSync('{"id":"G-1","name":"Lamp"}\n'));
    await start(packed);
    expect((await ended(packed)).import).toMatchObject({ state: 'done', rows: 1, added: 1 });
  });

  it('says why a file cannot be read as a whole, and it may be imported again', async () => {
    const importId = await begin('broken.csv', Buffer.from('name\nPen\n'));
    await start(importId);
    expect(await ended(importId)).toMatchObject({ import: { state: 'failed', failure: expect.stringContaining("lacks the column 'id'") }, mayGoOn: true });
    expect((await start(importId)).status).toBe(200);
    expect((await ended(importId)).import.state).toBe('failed');
  });

  it('is interrupted when what ran it is silent, and goes on behind what was written', async () => {
    const importId = await begin('later.csv', Buffer.from(list(20, 100)));
    await server.pool.query("update marketplace.catalog_import set state = 'running', beat_at = now() - interval '50 seconds' where import_id = $1", [importId]);
    expect([(await read(importId)).import.state, (await start(importId)).status]).toEqual(['running', 409]);
    await server.pool.query("update marketplace.catalog_import set beat_at = now() - interval '70 seconds', rows = 10, rejected = 3 where import_id = $1", [importId]);
    expect(await read(importId)).toMatchObject({ import: { state: 'interrupted' }, mayGoOn: true });
    expect((await start(importId)).status).toBe(200);
    expect((await ended(importId)).import).toMatchObject({ state: 'done', rows: 20, added: 20, rejected: 0 });
  });

  it('runs one at a time', async () => {
    const [one, other] = [await begin('one.csv', Buffer.from(list(5, 200))), await begin('other.csv', Buffer.from(list(5, 300)))];
    await server.pool.query("update marketplace.catalog_import set state = 'running', beat_at = now() where import_id = $1", [one]);
    expect((await start(other)).status).toBe(409);
    await server.pool.query("update marketplace.catalog_import set state = 'uploading' where import_id = $1", [one]);
    const statuses = (await Promise.all([start(one), start(one)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await ended(one)).import).toMatchObject({ state: 'done', added: 5 });
    expect((await start(other)).status).toBe(200);
    expect((await ended(other)).import).toMatchObject({ state: 'done', added: 5 });
  });

  it('has imports of the command, which are seen while they run', async () => {
    const run = await beginByCommand(server.pool, 'command.csv');
    const { importId } = run;
    let seen: string | undefined;
    await recordRun(server.pool, run, sourceOf(inTurn([{ id: 'C-1', name: 'Pen' }, { id: '' }])), {
      undoProducts: 100,
      async onReject() {
        seen = (await read(importId)).import.state;
      },
    });
    expect(seen).toBe('running');
    expect(await read(importId)).toMatchObject({ import: { source: 'command.csv', by: 'test', atDesk: false, state: 'done', added: 1, rejected: 1 }, total: 2, mayGoOn: false });
    const broken = await beginByCommand(server.pool, 'broken.csv');
    await expect(recordRun(server.pool, broken, sourceOf(inTurn([])), { undoProducts: 100, onFinishing: () => { throw new Error('killed'); } })).rejects.toThrow('killed');
    expect((await read(broken.importId)).import).toMatchObject({ state: 'failed', failure: 'killed' });
    expect((await start(broken.importId)).status).toBe(409);
  });

  it('undoes the last import, with a reason, in the history and the audit log', async () => {
    const importId = await begin('wrong.csv', Buffer.from(list(4, 1000)));
    await start(importId);
    expect(await ended(importId)).toMatchObject({ import: { added: 4 }, undo: { changed: 0, added: 4 } });
    expect((await editor.post('/catalog/import/undo', { importId, reason: ' ' })).status).toBe(400);
    const asked = await Promise.all([1, 2].map(() => editor.post('/catalog/import/undo', { importId, reason: 'Wrong prices.' })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const undo = asked.find(({ status }) => status === 200)?.answer.importId ?? 0;
    expect((await ended(undo)).import).toMatchObject({ state: 'done', undoes: importId, source: 'wrong.csv', by: 'catalogeditor@desk.example.gov', reason: 'Wrong prices.', rows: 4, removed: 4, changed: 0, rejected: 0 });
    expect(await read(importId)).toMatchObject({ import: { undoneBy: undo, undoState: 'done' }, undo: { refusal: 'This import was undone.' }, mayGoOn: false });
    expect((await viewer.get('/catalog/product', { productId: 'P-1001' })).status).toBe(404);
    expect((await viewer.get('/audit', { q: 'wrong.csv' })).answer.entries).toMatchObject([{ action: 'catalog.undo-started', details: { import: importId, undo, reason: 'Wrong prices.' } }, {}]);
    expect(await editor.post('/catalog/import/undo', { importId: undo, reason: 'Again.' })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('cannot be undone') } });
    expect((await editor.post('/catalog/import/undo', { importId: 2_000_000, reason: 'Again.' })).status).toBe(404);
  });

  it('stops an import after the rows that it writes; it goes on from its page, and the stop is refused when nothing runs', async () => {
    const importId = await begin('long.csv', Buffer.from(list(60_000, 10_000)));
    await start(importId);
    await expect.poll(async () => (await read(importId)).import.added, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    expect((await editor.post('/catalog/import/stop', { importId })).status).toBe(200);
    const { import: stopped, mayGoOn, undo } = await ended(importId);
    expect([stopped, mayGoOn]).toMatchObject([{ state: 'stopped', stopAskedBy: 'catalogeditor@desk.example.gov' }, true]);
    expect(stopped.added).toBeLessThan(60_000);
    expect(undo).toEqual({ changed: 0, added: stopped.added });
    // What depends on many products follows what was written.
    const { rows: [counted] } = await server.pool.query<{ notes: number; words: number }>("select (select count(*)::int from marketplace.vocabulary_change) as notes, (select document_count::int from marketplace.vocabulary where term = 'stapler') as words");
    const { rows: [staplers] } = await server.pool.query<{ count: number }>("select count(*)::int as count from marketplace.product where name like 'Stapler%'");
    expect(counted).toEqual({ notes: 0, words: staplers?.count });
    expect((await editor.post('/catalog/import/stop', { importId })).status).toBe(409);
    expect((await viewer.get('/audit', { q: 'long.csv' })).answer.entries).toMatchObject([{ action: 'catalog.import-stopped' }, {}]);
    const { answer } = await editor.post('/catalog/import/undo', { importId, reason: 'Not this one.' });
    expect((await ended(answer.importId)).import).toMatchObject({ state: 'done', removed: stopped.added });
    expect(await parts(importId)).toBe(0);
  }, 120_000);

  it('tells what was slow in its thread with what was slow in this process', async () => {
    const importId = await begin('slow.csv', Buffer.from(list(600, 2000)));
    await start(importId);
    await ended(importId);
    await expect.poll(async () => {
      await server.valueOf(healthKeeper).write();
      return (await viewer.get('/health')).answer.statements.some(({ statement }) => statement.includes('insert into marketplace.product '));
    }, patient).toBe(true);
  });

  it('unpacks no more of a file than it may, and reads a row without an end no further than it may be', async () => {
    const bomb = await begin('bomb.jsonl.gz', gzipSync(Buffer.alloc(8 * 2 ** 20, 'x')));
    expect((await read(bomb)).import.size).toBeLessThan(50_000);
    await start(bomb);
    expect((await ended(bomb)).import).toMatchObject({ state: 'failed', added: 0, failure: expect.stringContaining('more than 6 MB when it is unpacked') });
  });

  it('keeps ten files that wait, and takes one away on request', async () => {
    await server.pool.query("delete from marketplace.catalog_import_part");
    await server.pool.query("delete from marketplace.catalog_import where state = 'uploading'");
    const upload = (number: number) => editor.post('/catalog/import/begin', { fileName: `wait-${number}.csv`, size: 4 });
    const waiting = [];
    for (let number = 0; number < 10; number += 1) waiting.push((await upload(number)).answer.importId);
    expect(await upload(10)).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('10 files wait to be imported already') } });
    const [first = 0] = waiting;
    expect((await editor.post('/catalog/import/discard', { importId: first })).status).toBe(200);
    expect([(await viewer.get('/catalog/import', { importId: first })).status, (await upload(11)).status]).toEqual([404, 200]);
    await server.pool.query("delete from marketplace.catalog_import where state = 'uploading'");
  });

  it('refuses roles that may not, files of another kind or too large, and parts that do not fit', async () => {
    for (const role of ['viewer', 'orderClerk'] as const) {
      const browser = await operatorAtDesk(server, role, `no-${role.toLowerCase()}@desk.example.gov`);
      for (const [path, body] of [['begin', { fileName: 'a.csv', size: 1 }], ['part', { importId: 1, position: 0, content: 'YQ==' }], ['start', { importId: 1 }], ['stop', { importId: 1 }], ['undo', { importId: 1, reason: 'x' }], ['discard', { importId: 1 }]] as const) expect((await browser.post(`/catalog/import/${path}`, body)).status).toBe(403);
    }
    const refused = async (fileName: string, size: number) => (await editor.post('/catalog/import/begin', { fileName, size })).refusal.fieldErrors;
    expect(await refused('list.txt', 1)).toMatchObject([{ field: 'fileName', message: expect.stringContaining('must end in .csv') }]);
    expect(await refused('../list.csv', 1)).toMatchObject([{ field: 'fileName' }]);
    expect(await refused('list.csv', 0)).toMatchObject([{ field: 'size', message: 'The file is empty.' }]);
    expect(await refused('list.csv', 64 * 1024 * 1024 + 1)).toMatchObject([{ field: 'size', message: expect.stringContaining('larger than 64 MB') }]);
    const { answer: { importId } } = await editor.post('/catalog/import/begin', { fileName: 'list.csv', size: 4 });
    const part = (content: string, position = 0) => editor.post('/catalog/import/part', { importId, position, content });
    expect((await part(Buffer.from('12345').toString('base64'))).status).toBe(400);
    expect((await part(Buffer.from('1').toString('base64'), 1)).status).toBe(400);
    expect((await part('not base64!')).status).toBe(400);
    expect((await part(Buffer.from('123').toString('base64'))).status).toBe(200);
    expect(await start(importId)).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('not there as a whole') } });
    const other = await operatorAtDesk(server, 'catalogEditor', 'other@desk.example.gov');
    expect((await other.post('/catalog/import/part', { importId, position: 0, content: 'YQ==' })).status).toBe(404);
    for (const importId of [2_000_000, 0, 'x']) expect((await viewer.get('/catalog/import', { importId })).status).toBe(importId === 2_000_000 ? 404 : 400);
  });

  it('keeps no file and no rejects forever', async () => {
    const { answer: { importId } } = await editor.post('/catalog/import/begin', { fileName: 'never.csv', size: 4 });
    const rejects = async () => (await server.pool.query<{ count: number }>('select count(*) as count from marketplace.catalog_import_reject')).rows[0]?.count;
    await forgetOldUploads(server.pool, new Date(), 90);
    expect([(await read(importId)).import.state, await rejects()]).toEqual(['uploading', expect.any(Number)]);
    expect(await rejects()).toBeGreaterThan(0);
    await forgetOldUploads(server.pool, new Date(Date.now() + 91 * 86_400_000), 90);
    expect([(await viewer.get('/catalog/import', { importId })).status, await rejects()]).toEqual([404, 0]);
    expect((await viewer.get('/catalog/imports')).answer.imports.some(({ state }) => state === 'done')).toBe(true);
  });
});
