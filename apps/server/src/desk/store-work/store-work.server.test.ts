import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { packageCommand } from '../../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage } from '../../store-packages/testing/sample-package.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { finishAddition, takeAdditions, type AdditionEnd, type AdditionOrder } from '../command/take-additions.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { forgetOldWork } from './work-store.ts';

const reason = 'Agreed with the agency';
/** A thread begins, and a busy machine takes its time. */
const patient = { timeout: 60_000, interval: 50 };
const product = (number: number, category: string) => ({
  id: `P-${number}`, name: `Stapler number ${number}`, categoryPath: [{ id: category, name: `Category ${category}` }],
  offers: [{ vendorId: 'V-1', vendor: 'Sample Vendor', contract: 'C', price: 10 * number, deliveryDays: 3 }],
});

describe.each(oneTestDatabase())('assortments at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    chief = await operatorAtDesk(server, 'administrator');
    await importCatalog(server.pool, sourceOf(inTurn([product(1, 'A'), product(2, 'A'), product(3, 'B')])));
  });
  afterAll(() => server.close());

  const ended = async (workId: number) => {
    await expect.poll(async () => (await chief.get('/store/work', { workId })).answer.work.state, patient).toMatch(/^(done|refused|failed)$/);
    return (await chief.get('/store/work', { workId })).answer.work;
  };
  const previewOf = async (name: string, file: object | null) => ended((await chief.post('/store/assortment/preview', { name, file: file === null ? null : JSON.stringify(file) })).answer.workId);
  const set = async (workId: number) => ended((await chief.post('/store/assortment/set', { workId, reason })).answer.workId);

  it('are previewed with counts, examples and what the catalog does not have, and nothing is kept', async () => {
    const work = await previewOf('VA', { categories: { include: ['A', 'Z'] }, prices: [{ vendor: 'V-1', percentOff: 50 }] });
    expect(work).toMatchObject({
      kind: 'preview', subject: 'VA', state: 'done', refused: null, steps: [expect.stringContaining('finding the offers'), expect.stringContaining('counting')],
      assortment: {
        outcome: 'changed', counts: { products: { before: 3, after: 2 }, agreedPrices: { before: 0, after: 2 } },
        differences: { entering: { count: 0, examples: [] }, leaving: { count: 1, examples: ['Stapler number 3 (P-3)'] }, repriced: { count: 2, examples: ['Stapler number 1 of Sample Vendor, $5.00 (before $10.00)', 'Stapler number 2 of Sample Vendor, $10.00 (before $20.00)'] } },
        unknownCount: 1, unknown: [{ path: 'categories.include[1]', value: 'Z' }],
      },
    });
    expect((await chief.get('/store/assortment', { name: 'VA' })).answer).toEqual({ fileName: 'va.json', file: null, supplied: false });
  });

  it('are set as they were previewed, by who has a reason, and are read as the file', async () => {
    const file = { categories: { include: ['A'] } };
    const preview = await previewOf('VA', file);
    expect((await chief.post('/store/assortment/set', { workId: preview.workId, reason: '' })).status).toBe(400);
    expect(await set(preview.workId)).toMatchObject({ kind: 'assortment', state: 'done', reason, assortment: { counts: { products: { before: 3, after: 2 } }, differences: null } });
    expect(JSON.parse((await chief.get('/store/assortment', { name: 'VA' })).answer.file ?? '')).toEqual(file);
    expect((await chief.get('/audit', { q: 'VA' })).answer.entries.map(({ action, actor, details }) => [action, actor, details['reason']])).toEqual([
      ['store.assortment-set', 'administrator@desk.example.gov', reason], ['store.assortment-asked', 'administrator@desk.example.gov', reason],
    ]);
    expect(await set((await previewOf('VA', null)).workId)).toMatchObject({ state: 'done', assortment: { counts: { products: { before: 2, after: 3 } } } });
  });

  it('are not set where they were changed after the preview', async () => {
    const [one, other] = [await previewOf('FSS', { kinds: ['service'] }), await previewOf('FSS', { categories: { include: ['B'] } })];
    expect((await set(one.workId)).state).toBe('done');
    expect(await set(other.workId)).toMatchObject({ state: 'refused', refused: { message: expect.stringContaining('was changed after the preview') } });
    expect(JSON.parse((await chief.get('/store/assortment', { name: 'FSS' })).answer.file ?? '')).toEqual({ kinds: ['service'] });
  });

  it('with a mistake are refused at once, each with its place', async () => {
    const refusalOf = async (file: string) => (await chief.post('/store/assortment/preview', { name: 'VA', file })).refusal.fieldErrors;
    expect(await refusalOf('{"prices":[{"vendor":"V-1","percentOff":0}],"kinds":["thing"]}')).toEqual([
      { field: 'file', message: "kinds[0]: must be 'product' or 'service'." }, { field: 'file', message: 'prices[0].percentOff: must be more than 0 and less than 100, with at most two decimals.' },
    ]);
    expect((await refusalOf('no json'))[0]?.message).toContain('The file is not JSON');
    expect((await chief.post('/store/assortment/preview', { name: 'NOWHERE', file: null })).status).toBe(404);
  });

  it('are changed by administrators alone', async () => {
    for (const role of ['viewer', 'orderClerk', 'catalogEditor'] as const) {
      const operator = await operatorAtDesk(server, role);
      for (const [path, body] of [['/store/assortment/preview', { name: 'VA', file: null }], ['/store/assortment/set', { workId: 1, reason }], ['/stores/withdraw', { workId: 1 }]] as const) {
        expect(await operator.post(path, body)).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
      }
    }
  });
});

describe.each(oneTestDatabase())('packages that are asked for at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    chief = await operatorAtDesk(server, 'administrator');
  });
  afterAll(() => server.close());

  const content = Buffer.from('a tarball').toString('base64');
  const ask = async (changes: object = {}) => chief.post('/stores/add', { source: { kind: 'file', fileName: 'harbor-1.0.0.tgz', content }, integrity: sampleIntegrity, number: null, hosts: null, reason, ...changes });
  const take = (carryOut: (order: AdditionOrder, say: (step: string) => void) => Promise<AdditionEnd>) => takeAdditions(server.pool, { carryOut, watch: false, signal: new AbortController().signal });
  const work = async (workId: number) => (await chief.get('/store/work', { workId })).answer.work;

  it('wait until a program takes them, in the words of the command', async () => {
    expect((await chief.get('/stores/additions')).answer).toEqual({ checkerSeenAt: null, isChecked: false, additions: [] });
    const { answer: { workId } } = await ask({ number: 11, hosts: ['harbor.example.gov'] });
    expect(await work(workId)).toMatchObject({ kind: 'addition', subject: 'harbor-1.0.0.tgz', state: 'waiting', reason });
    const seen: AdditionOrder[] = [];
    expect(await take(async (order, say) => {
      seen.push(order);
      say('Checking the conformance rules ...');
      return { refusal: { error: 'The package does not keep the rules.', conformance: { rules: [{ rule: 'security', verdict: 'failed', findings: [{ check: 'eval', file: 'dist/store.js', line: 1, column: 3, message: 'It makes code of text.', remedy: 'Leave it out.' }] }] } }, failed: false };
    })).toBe(1);
    expect(seen).toEqual([{ workId, words: [expect.stringMatching(/store\.tgz$/), `--integrity=${sampleIntegrity}`, '--number=11', '--host=harbor.example.gov'] }]);
    expect(await work(workId)).toMatchObject({
      state: 'refused', steps: ['Checking the conformance rules ...'],
      refused: { code: null, message: 'The package does not keep the rules.', rules: [{ rule: 'security', verdict: 'failed' }], findings: [{ rule: 'security', check: 'eval', place: 'dist/store.js, line 1', message: 'It makes code of text.', remedy: 'Leave it out.' }] },
    });
    expect((await chief.get('/stores/additions')).answer).toMatchObject({ isChecked: true, additions: [{ workId, state: 'refused' }] });
    expect(await take(() => Promise.reject(new Error('nothing waits')))).toBe(0);
  });

  it('end in the transaction that shows the store, with the entry in the audit log in the name of who asked', async () => {
    const { answer: { workId } } = await ask();
    await take(async () => {
      await packageCommand(server.pool, ['add', samplePackage({ version: '1.0.0' }), '--integrity', sampleIntegrity, '--request', String(workId)], new Date(), {
        finishRequest: (connection, request, change) => finishAddition(connection, request, change, new Date()),
      });
      return { lines: ['HARBOR 1.0.0 is shown. Its number is 11.'] };
    });
    expect(await work(workId)).toMatchObject({ state: 'done', result: ['HARBOR 1.0.0 is shown. Its number is 11.'], refused: null });
    expect((await chief.get('/audit', { q: 'store.added' })).answer.entries).toMatchObject([{ subject: 'HARBOR', actor: 'administrator@desk.example.gov', role: 'administrator', details: { reason, version: '1.0.0', before: null, integrity: sampleIntegrity } }]);
    expect((await chief.get('/stores')).answer.stores).toContainEqual(expect.objectContaining({ name: 'HARBOR', activeVersion: '1.0.0' }));
  });

  it('are left to the next program when one ends on the way, and show nothing by a request that has ended', async () => {
    const { answer: { workId } } = await ask();
    await expect(take(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect((await work(workId)).state).toBe('running');
    await server.pool.query("update marketplace.store_work set beat_at = now() - interval '2 minutes' where work_id = $1", [workId]);
    expect((await work(workId)).state).toBe('interrupted');
    expect(await take(async () => ({ refusal: { error: 'The registry is away.', code: 'PACKAGE_LATE' }, failed: true }))).toBe(1);
    expect(await work(workId)).toMatchObject({ state: 'failed', refused: { code: 'PACKAGE_LATE' } });
    const late = packageCommand(server.pool, ['add', samplePackage({ version: '1.1.0' }), '--integrity', sampleIntegrity, '--request', String(workId)], new Date(), {
      finishRequest: (connection, request, change) => finishAddition(connection, request, change, new Date()),
    });
    await expect(late).rejects.toThrow('has ended meanwhile');
    expect((await chief.get('/store', { name: 'HARBOR' })).answer.store.activeVersion).toBe('1.0.0');
  });

  it('are taken back while they wait', async () => {
    const { answer: { workId } } = await ask({ source: { kind: 'registry', package: '@owner/store-quay@1.0.0' } });
    expect((await chief.post('/stores/withdraw', { workId })).status).toBe(200);
    expect((await work(workId)).state).toBe('withdrawn');
    expect(await chief.post('/stores/withdraw', { workId })).toMatchObject({ status: 409 });
    expect(await chief.post('/stores/withdraw', { workId: 4711 })).toMatchObject({ status: 404 });
  });

  it.each<[what: string, changes: object, field: string]>([
    ['a version that is not exact', { source: { kind: 'registry', package: '@owner/store-quay@latest' } }, 'source.package'],
    ['a file of another kind', { source: { kind: 'file', fileName: 'store.zip', content } }, 'source.fileName'],
    ['what is no integrity', { integrity: 'sha1-abc' }, 'integrity'],
    ['the main host', { hosts: ['localhost'] }, 'hosts'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('are refused with %s', async (_what, changes, field) => {
    const { status, refusal } = await ask(changes);
    expect([status, refusal.fieldErrors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('get addresses for services that the shown version declares, by the checks of the command', async () => {
    const upstream = { name: 'HARBOR', path: '/vs/harbor', address: 'https://tides.example.gov/market', privateAllowed: false, namesVisitor: true, reason };
    await packageCommand(server.pool, ['add', samplePackage({ version: '2.0.0', quartermaster: { upstreams: [{ path: '/vs/harbor', description: 'Tides', services: [{ path: '/vs/harbor/tides', responses: ['Success'] }] }] } }), '--integrity', sampleIntegrity], new Date());
    expect(await chief.post('/store/approve-address', { ...upstream, path: '/vs/other' })).toMatchObject({ status: 409 });
    expect(await chief.post('/store/approve-address', { ...upstream, address: 'http://tides.example.gov' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'address', message: expect.stringMatching(/^Write an https address/) }] } });
    expect((await chief.post('/store/approve-address', upstream)).status).toBe(200);
    expect((await chief.get('/store', { name: 'HARBOR' })).answer.upstreams).toEqual([{ path: '/vs/harbor', description: 'Tides', address: upstream.address }]);
    expect((await chief.post('/store/withdraw-address', { name: 'HARBOR', path: '/vs/harbor', reason })).status).toBe(200);
    expect(await chief.post('/store/withdraw-address', { name: 'HARBOR', path: '/vs/harbor', reason })).toMatchObject({ status: 409 });
    expect(await chief.post('/store/approve-address', { ...upstream, name: 'VA' })).toMatchObject({ status: 404 });
    expect((await chief.get('/audit', { q: 'address' })).answer.entries.map(({ action }) => action)).toEqual(['store.address-withdrawn', 'store.address-approved']);
  });

  it('are forgotten when they are old', async () => {
    await forgetOldWork(server.pool, new Date(Date.now() + 100 * 86_400_000));
    expect((await chief.get('/stores/additions')).answer.additions).toEqual([]);
  });
});
