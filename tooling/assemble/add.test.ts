import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runStores } from './run-stores.ts';
import { integrityOfTarball } from './tarball.ts';
import { FakeDeployment } from './testing/fake-deployment.ts';
import { lenientRules } from './testing/lenient-rules.ts';
import { startRegistry } from './testing/registry.ts';
import { storeTarball, type SampleStore } from './testing/tarballs.ts';

const upstreams = [{ path: '/vs/harbor', description: 'Tides', services: [{ path: '/vs/harbor/tides', responses: ['Success'] }] }];
let folder: string;
let deployment: FakeDeployment;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-add-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  deployment = new FakeDeployment();
});

/** A tarball in a file, and the arguments that approve it. */
function approved(sample: SampleStore = {}): string[] {
  const tarball = storeTarball(sample);
  const file = join(folder, 'store.tgz');
  writeFileSync(file, tarball);
  return [file, '--integrity', integrityOfTarball(tarball)];
}

async function stores(...args: string[]) {
  const notes: string[] = [];
  const results: string[] = [];
  const code = await runStores(args, {
    here: folder, conformance: lenientRules, openDeployment: async () => ({ deployment, close: async () => {} }),
    out: (text) => void results.push(text), note: (text) => void notes.push(text),
  });
  return { code, out: results.join('\n'), notes: notes.join('\n') };
}

describe('adding a store', () => {
  it('without an integrity changes nothing, shows the one that it found, and says what to do with it', async () => {
    const [file = '', , integrity = ''] = approved();
    const { code, out } = await stores('add', file);
    expect([code, out]).toEqual([0, expect.stringContaining(integrity)]);
    expect(out).toContain('--integrity');
    expect(deployment.done).toEqual([]);
  });

  it('installs and shows it in one step, with what it sells, hosts and addresses', async () => {
    const args = [...approved({ upstreams }), '--host', 'harbor.example.gov', '--assortment', 'sold.json', '--upstream', '/vs/harbor=http://10.0.0.1/market', '--private', '/vs/harbor', '--name-visitor', '/vs/harbor'];
    expect((await stores('add', ...args)).code).toBe(0);
    expect(deployment.done).toEqual([`add HARBOR 1.0.0 selling ${join(folder, 'sold.json')}`]);
    expect(deployment.settings).toEqual({ hosts: ['harbor.example.gov'], upstreams: [{ path: '/vs/harbor', address: 'http://10.0.0.1/market', privateAllowed: true, namesVisitor: true }] });
  });

  it('says which services have no address yet', async () => {
    expect((await stores('add', ...approved({ upstreams }))).out).toContain('No address is approved for its service /vs/harbor: give it with --upstream');
  });

  it.each<[what: string, args: () => string[], sentence: string]>([
    ['bytes that were not approved', () => [approved()[0] ?? '', '--integrity', integrityOfTarball(Buffer.from('another'))], 'is not the one that was approved'],
    ['the name of a store that is built in', () => approved({ name: 'VA', number: 6 }), 'VA is built with the web of this deployment. Build the web without it first'],
    ['a number of another store', () => approved({ name: 'QUAY', number: 11 }), 'The number 11 belongs to HARBOR'],
    ['another number for a known name', () => approved({ number: 12, version: '2.0.0' }), 'HARBOR has the number 11 here'],
    ['a number that is reserved', () => approved({ name: 'QUAY', number: 7 }), '0 to 10 belong'],
    ['a number that the operator did not mean', () => [...approved({ name: 'QUAY', number: 12 }), '--number', '13'], 'number is 12, not 13'],
    ['a host of another store', () => [...approved({ name: 'QUAY', number: 12 }), '--host', 'va.localhost'], 'va.localhost leads to VA'],
    ['a store of another owner under the same name', () => approved({ version: '2.0.0', packageName: '@other/harbor' }), 'comes from the package @owner/store-harbor'],
    ['an address for a service that is not declared', () => [...approved({ name: 'QUAY', number: 12 }), '--upstream', '/vs/quay=https://x.example'], 'declares no service at /vs/quay'],
    ['a store that was built for another core', () => approved({ name: 'QUAY', number: 12, coreRange: '^2.0.0' }), 'CORE_RANGE_UNSATISFIED: The store was built for core ^2.0.0'],
    ['a range of cores that cannot be read', () => approved({ name: 'QUAY', number: 12, coreRange: 'latest' }), 'CORE_RANGE_INVALID'],
    ['code that breaks a rule', () => approved({ name: 'QUAY', number: 12, code: 'eval("1")' }), 'It makes code of text'],
    ['a file that is not there', () => ['none.tgz', '--integrity', integrityOfTarball(Buffer.alloc(0))], 'There is no file'],
  ])('refuses %s, and changes nothing', async (_what, args, sentence) => {
    deployment.has('HARBOR', 11, { version: '1.0.0', packageName: '@owner/store-harbor' });
    expect(await stores('add', ...args())).toMatchObject({ code: 1, out: '', notes: expect.stringContaining(sentence) });
    expect(deployment.done).toEqual([]);
  });

  it('tells a program why it refused, with the report of the rules', async () => {
    const { code, out } = await stores('add', ...approved({ name: 'QUAY', number: 12, code: 'eval("1")' }), '--json');
    expect([code, JSON.parse(out)]).toMatchObject([1, { error: expect.stringContaining('rules of stores'), conformance: { verdict: 'failed' } }]);
  });

  it('fetches from a registry, with the address and the sign-in of .npmrc, and compares the integrity', async () => {
    const tarball = storeTarball({ name: 'DOCK', number: 14, packageName: '@owner/store-dock' });
    const registry = await startRegistry('@owner/store-dock', '1.0.0', tarball, { token: 'secret-4711' });
    try {
      const args = ['add', '@owner/store-dock@1.0.0', '--integrity', integrityOfTarball(tarball)];
      const refused = await stores(...args, '--registry', registry.url);
      expect(refused).toMatchObject({ code: 1, notes: expect.stringMatching(/@owner\/store-dock@1\.0\.0 could not be fetched \(E401\)/) });
      writeFileSync(join(folder, '.npmrc'), `@owner:registry=${registry.url}\n//${new URL(registry.url).host}/:_authToken=secret-4711\n`);
      writeFileSync(join(folder, 'package.json'), '{}');
      expect((await stores(...args)).notes).toContain('showing DOCK 1.0.0');
      expect(deployment.done).toContain('add DOCK 1.0.0');
      expect((await stores('add', '@owner/store-dock@1.0.1', '--integrity', integrityOfTarball(tarball))).notes).toContain('could not be fetched (ETARGET)');
    } finally {
      registry.close();
      rmSync(join(folder, '.npmrc'), { force: true });
    }
  });

  it('refuses what a registry sends in place of what it published', async () => {
    const tarball = storeTarball({ name: 'PIER', number: 15, packageName: 'store-pier' });
    const registry = await startRegistry('store-pier', '1.0.0', tarball, { served: storeTarball({ name: 'PIER', number: 15, packageName: 'store-pier', code: 'evil' }) });
    try {
      const { code, out } = await stores('add', 'store-pier@1.0.0', '--integrity', integrityOfTarball(tarball), '--registry', registry.url, '--json');
      expect([code, JSON.parse(out), deployment.done]).toEqual([1, { error: expect.stringContaining('than it published'), code: 'PACKAGE_INTEGRITY' }, []]);
    } finally {
      registry.close();
    }
  });
});

describe('what was asked for at the desk', () => {
  const requests = () => stores('requests');

  it('is added as by the command, with each step told, and ends its request with the store', async () => {
    const [file = '', , integrity = ''] = approved({ upstreams });
    deployment.asked.push({ workId: 7, words: [file, `--integrity=${integrity}`, '--host=harbor.example.gov'] });
    expect(await requests()).toMatchObject({ code: 0, out: '1 shown, 0 refused. The desk has each with its report.' });
    expect(deployment.done).toEqual(['add HARBOR 1.0.0 for request 7']);
    expect(deployment.settings).toEqual({ hosts: ['harbor.example.gov'], upstreams: [] });
    expect(deployment.ends).toEqual([{
      steps: [expect.stringContaining('Fetching'), 'The integrity is the one that was approved.', 'Checking the conformance rules ...', 'Installing and showing HARBOR 1.0.0 ...'],
      end: { lines: [expect.stringContaining('HARBOR 1.0.0 is shown.'), expect.stringContaining('No address is approved')] },
    }]);
  });

  it('is refused with the code, or with the report of the rules, and others are carried out', async () => {
    const [file = '', , integrity = ''] = approved({ name: 'QUAY', number: 12, code: 'eval("1")' });
    deployment.asked.push({ workId: 1, words: [file, `--integrity=${integrityOfTarball(Buffer.from('another'))}`] }, { workId: 2, words: [file, `--integrity=${integrity}`] }, { workId: 3, words: ['none.zip@latest'] });
    expect((await requests()).out).toBe('0 shown, 3 refused. The desk has each with its report.');
    expect(deployment.ends.map(({ end }) => end)).toMatchObject([
      { refusal: { code: 'PACKAGE_INTEGRITY' }, failed: false }, { refusal: { error: expect.stringContaining('rules of stores'), conformance: { verdict: 'failed' } }, failed: false },
      { refusal: { error: expect.stringContaining('names no exact version') }, failed: false },
    ]);
    expect(deployment.done).toEqual([]);
  });

  it('is not there', async () => {
    expect((await requests()).out).toBe('No package waits to be added.');
  });
});

describe('the list', () => {
  it('says which store was built for another core', async () => {
    deployment.has('HARBOR', 11, { version: '1.0.0', packageName: '@owner/store-harbor' }).has('QUAY', 12, { version: '1.0.0', packageName: 'store-quay' }, [], '^0.0.9');
    const { out } = await stores('list');
    expect(out).toMatch(/^HARBOR\s+11 {2}1\.0\.0$/m);
    expect(out).toMatch(/^QUAY\s+12 {2}1\.0\.0, switched off: CORE_RANGE_UNSATISFIED \(\^0\.0\.9\)$/m);
  });
});

describe('a command for a store', () => {
  it('that is not there names those that are', async () => {
    deployment.has('HARBOR', 11, { version: '1.0.0', packageName: '@owner/store-harbor' });
    expect(await stores('rollback', 'QUAY')).toMatchObject({ code: 1, notes: 'There is no store QUAY. Added are HARBOR.' });
    expect(await stores('remove', 'VA', '--yes')).toMatchObject({ code: 1, notes: expect.stringContaining('built with the marketplace') });
    expect(await stores('rollback', 'HARBOR', '9.9.9')).toMatchObject({ code: 1, notes: expect.stringContaining('Kept are 1.0.0') });
  });

  it('that removes it says first what that means, and wants a yes', async () => {
    deployment.has('HARBOR', 11, { version: '1.0.0', packageName: '@owner/store-harbor' });
    expect(await stores('remove', 'HARBOR')).toMatchObject({ code: 1, notes: expect.stringMatching(/switched off for everybody.*Orders stay.*--yes/s) });
    expect(deployment.done).toEqual([]);
    expect((await stores('remove', 'HARBOR', '--yes')).code).toBe(0);
    expect(deployment.done).toEqual(['remove HARBOR']);
  });
});
