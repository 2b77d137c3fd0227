import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, suiteCache, type Cache } from './cache.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qm-suite-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A repository of one suite, which passes unless the file `lamp` says that it is out, and says which variables reach it. */
function house(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  const program = `
    const { readFileSync } = require('fs');
    const lamp = readFileSync('lamp', 'utf8');
    const isOut = lamp === 'out';
    const findings = isOut ? 'The lamp is out.' : [process.env.TEST_MACHINE, process.env.UNNAMED].join();
    console.log('suite-record ' + JSON.stringify({ run: process.env.TEST_RUN, at: 1, passed: isOut ? 0 : 3, failed: isOut ? 1 : 0, took: 2, overBudget: false, inputsChanged: lamp === 'flickers', findings, proven: [] }));
    process.exitCode = isOut || lamp === 'flickers' || lamp === 'breaks' ? 1 : 0;
  `;
  writeFileSync(join(root, 'suite.cjs'), program);
  writeFileSync(join(root, 'lamp'), 'lit');
  writeFileSync(join(root, '.gitignore'), '.turbo/\n');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'house', version: '1.0.0', packageManager: 'npm@11.19.1', workspaces: ['rooms/*'], scripts: { 'suite:lamps': 'node suite.cjs' } }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'house', lockfileVersion: 3, packages: { '': { name: 'house', workspaces: ['rooms/*'] } } }));
  mkdirSync(join(root, 'rooms', 'cellar'), { recursive: true });
  writeFileSync(join(root, 'rooms', 'cellar', 'package.json'), JSON.stringify({ name: 'cellar', version: '1.0.0' }));
  writeFileSync(join(root, 'rooms', 'cellar', 'wire.ts'), 'copper');
  writeFileSync(join(root, 'turbo.json'), JSON.stringify({ globalPassThroughEnv: ['TEST_RUN'], tasks: { '//#suite:lamps': { inputs: ['$TURBO_DEFAULT$'], env: ['TEST_MACHINE'] } } }));
  return root;
}

let runs = 0;
const open = (root: string, env: NodeJS.ProcessEnv = {}): Cache =>
  suiteCache(root, join(folder, 'cache'), { ...process.env, TEST_MACHINE: 'one', TEST_RUN: String((runs += 1)), ...env });
const go = (root: string, { env = {}, force = false }: { env?: NodeJS.ProcessEnv; force?: boolean } = {}) => open(root, env).run('lamps', { force });

describe('a suite', () => {
  it('that passed is not run again in any clone, and its counts are those of the earlier run', async () => {
    expect(await go(house('first'))).toMatchObject({ passed: 3, failed: 0, isEarlier: false });
    cpSync(join(folder, 'first'), join(folder, 'clone'), { recursive: true, filter: (path) => !path.endsWith('.turbo') });
    expect(await go(join(folder, 'clone'))).toMatchObject({ passed: 3, failed: 0, took: 2, isEarlier: true });
  });

  it('is run again when a file changes, also a new one, and not when it changes back', async () => {
    const root = house('house');
    await go(root);
    writeFileSync(join(root, 'lamp'), 'bright');
    expect(await open(root).knows('lamps')).toBe(false);
    expect(await go(root)).toMatchObject({ passed: 3, isEarlier: false });
    writeFileSync(join(root, 'lamp'), 'lit');
    expect(await open(root).knows('lamps')).toBe(true);
    expect(await go(root)).toMatchObject({ isEarlier: true });
    for (const file of ['new', 'rooms/cellar/wire.ts']) {
      writeFileSync(join(root, file), 'changed');
      expect(await go(root), file).toMatchObject({ passed: 3, isEarlier: false });
    }
  });

  it('is run again on another machine, and when all are to run', async () => {
    const root = house('house');
    await go(root);
    expect(await go(root, { env: { TEST_MACHINE: 'another' } })).toMatchObject({ passed: 3, isEarlier: false });
    expect(await go(root, { force: true })).toMatchObject({ passed: 3, failed: 0, isEarlier: false });
    expect(await go(root)).toMatchObject({ isEarlier: true });
  });

  it('that failed is run again each time', async () => {
    const root = house('house');
    writeFileSync(join(root, 'lamp'), 'out');
    for (const time of [1, 2]) expect(await go(root), `time ${time}`).toMatchObject({ passed: 0, failed: 1, findings: 'The lamp is out.', isEarlier: false });
  });

  it('whose inputs changed while it ran is counted, and run again', async () => {
    const root = house('house');
    writeFileSync(join(root, 'lamp'), 'flickers');
    for (const time of [1, 2]) expect(await go(root), `time ${time}`).toMatchObject({ passed: 3, failed: 0, inputsChanged: true, isEarlier: false });
  });

  it('whose record says another thing than its exit code fails, with all that was said', async () => {
    const root = house('house');
    writeFileSync(join(root, 'lamp'), 'breaks');
    const outcome = await go(root);
    expect(outcome).toMatchObject({ passed: 0, failed: 1, isEarlier: false });
    expect(outcome.findings).toContain('suite-record');
  });

  it('hears only of the variables that count as its inputs', async () => {
    expect((await go(house('house'), { env: { UNNAMED: 'secret' } })).findings).toBe('one,');
  });

  it('fails when nothing is known of it, with all that was said', async () => {
    const root = house('house');
    writeFileSync(join(root, 'suite.cjs'), 'console.log("no record")');
    const outcome = await go(root);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.findings).toContain('no record');
    expect(await open(root).run('stairs', { force: false })).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('what is kept lies in the folder for caches of the user, outside of the clone', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe(join('/caches', 'quartermaster', 'suites'));
  expect(cacheFolder({})).toMatch(/\.cache[\\/]quartermaster[\\/]suites$/);
});
