import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploymentOn, type Deployment } from './deployment.ts';
import { runStores } from './run-stores.ts';
import { integrityOfTarball } from './tarball.ts';
import { lenientRules } from './testing/lenient-rules.ts';
import { storeTarball, type SampleStore } from './testing/tarballs.ts';

const root = join(import.meta.dirname, '..', '..');
const upstreams = [{ path: '/vs/harbor', description: 'Tides', services: [{ path: '/vs/harbor/tides', responses: ['Success'] }] }];

/** Each call is a process, which loads a second's worth of modules: what it lists is asked for once after each change. */
function remembering(real: Deployment): Deployment {
  let known: ReturnType<Deployment['stores']> | null = null;
  const changing = <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) => (...given: Given): Promise<Answer> => {
    known = null;
    return call(...given);
  };
  return { stores: () => (known ??= real.stores()), add: changing(real.add), activate: changing(real.activate), rollBack: changing(real.rollBack), remove: changing(real.remove), requests: changing(real.requests) };
}

describe('a store in a deployment', { timeout: 60_000 }, () => {
  let folder: string;
  let database: OpenTestDatabase;
  let deployment: Deployment;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qm-stores-'));
    const [embedded] = testDatabases('embedded');
    if (embedded === undefined) throw new Error('There is no embedded database.');
    database = await embedded.openEmpty();
    deployment = remembering(deploymentOn(database.url, root));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** A tarball in a file, and the arguments that approve it. */
  function approved(sample: SampleStore = {}): string[] {
    const tarball = storeTarball(sample);
    const file = join(folder, `${sample.name ?? 'HARBOR'}-${sample.version ?? '1.0.0'}.tgz`);
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
  const find = async (name = 'HARBOR') => (await deployment.stores()).find((store) => store.name === name);

  it('is added with its hosts and addresses, each step is told, and it is shown last', async () => {
    const added = await stores('add', ...approved({ upstreams }), '--host', 'harbor.example.gov', '--number', '11', '--upstream', '/vs/harbor=https://api.example.gov/market');
    expect(added).toMatchObject({ code: 0, out: 'HARBOR 1.0.0 is shown. Its number is 11. Pages that are open go on with what they loaded.' });
    expect(added.notes.split('\n').map((line) => line.split(' ', 1)[0])).toEqual(['Fetching', 'The', 'Checking', 'Installing']);
    expect(await find()).toMatchObject({
      number: 11, shipped: true, activeVersion: '1.0.0', hosts: ['harbor.example.gov'], packages: [{ version: '1.0.0', packageName: '@owner/store-harbor' }],
      upstreams: [{ path: '/vs/harbor', address: 'https://api.example.gov/market', privateAllowed: false, namesVisitor: false }],
    });
  });

  it('is the same when it is added again; a new version leaves hosts and addresses as they are', async () => {
    expect((await stores('add', ...approved({ upstreams }))).code).toBe(0);
    const newer = await stores('add', ...approved({ version: '1.1.0', upstreams: [...upstreams, { ...upstreams[0], path: '/vs/harbor/deep', services: [{ path: '/vs/harbor/deep/a', responses: ['Success'] }] }] }), '--json');
    expect(JSON.parse(newer.out)).toMatchObject({ added: true, store: 'HARBOR', version: '1.1.0', previous: '1.0.0', unapproved: ['/vs/harbor/deep'] });
    expect(await find()).toMatchObject({ activeVersion: '1.1.0', hosts: ['harbor.example.gov'], upstreams: [{ path: '/vs/harbor' }] });
  });

  it('is listed beside all others, for people and for programs', async () => {
    const { out } = await stores('list');
    expect(out).toMatch(/ADVANTAGE\s+0 {2}built with the marketplace/);
    expect(out).toMatch(/HARBOR\s+11 {2}1\.1\.0\n\s+hosts\s+harbor\.example\.gov\n\s+shown\s+@owner\/store-harbor@1\.1\.0, added 20.* UTC, shown since .* UTC\n\s+sha512-/);
    expect(out).toMatch(/kept\s+@owner\/store-harbor@1\.0\.0/);
    expect(out).toContain('service   /vs/harbor = https://api.example.gov/market');
    expect(JSON.parse((await stores('list', '--json')).out)).toMatchObject({ stores: expect.arrayContaining([expect.objectContaining({ name: 'HARBOR', activeVersion: '1.1.0' })]) });
  });

  it('is named before an update of core that would switch it off', async () => {
    const next = await stores('check', '--core', '9.0.0', '--json');
    expect([next.code, JSON.parse(next.out)]).toEqual([1, { core: '9.0.0', stores: [{ name: 'HARBOR', version: '1.1.0', coreRange: '^0.1.0', code: 'CORE_RANGE_UNSATISFIED', fitting: [] }] }]);
    expect(await stores('check', '--core', '0.1.7')).toMatchObject({ code: 0, out: expect.stringContaining('every store goes on') });
  });

  it('is rolled back to the version of before, or to a named one', async () => {
    expect((await stores('rollback', 'harbor')).out).toBe('HARBOR 1.0.0 is shown in place of 1.1.0.');
    expect((await stores('rollback', 'HARBOR', '1.1.0')).out).toBe('HARBOR 1.1.0 is shown in place of 1.0.0.');
    expect((await stores('rollback', 'HARBOR', '1.1.0')).out).toBe('HARBOR 1.1.0 is shown already.');
  });

  it.each([
    ['Checking', '1.2.0'],
    ['Installing', '1.3.0'],
  ])('that is killed at "%s" leaves buyers with the version of before or the new one, and is done again without harm', async (step, version) => {
    const before = (await find())?.activeVersion;
    const args = ['add', ...approved({ version, upstreams })];
    await killedAt(step, args);
    const left = await find();
    expect(step === 'Installing' ? [before, version] : [before]).toContain(left?.activeVersion);
    expect(left?.hosts).toEqual(['harbor.example.gov']);
    expect((await stores(...args)).code).toBe(0);
    expect((await find())?.activeVersion).toBe(version);
  });

  it('is switched off by a removal, and its number stays its own', async () => {
    expect(await stores('remove', 'HARBOR', '--yes')).toMatchObject({ code: 0, out: 'HARBOR is switched off. Its orders and carts stay.' });
    expect(await find()).toBeUndefined();
    expect(await stores('add', ...approved({ name: 'QUAY', number: 11 }))).toMatchObject({ code: 1, notes: expect.stringMatching(/number/) });
  });

  async function killedAt(step: string, args: readonly string[]): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'stores-with-lenient-rules.ts'), ...args], { env: { ...process.env, DATABASE_URL: database.url }, cwd: folder, detached: true });
    child.stderr.on('data', (chunk: Buffer) => {
      // With everything that it started.
      if (chunk.toString().includes(step)) process.kill(-(child.pid ?? 0), 'SIGKILL');
    });
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    deployment = remembering(deploymentOn(database.url, root));
    expect(signal).toBe('SIGKILL');
  }
});
