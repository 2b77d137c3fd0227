import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPackageChecker } from './package-checker.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qm-checker-'));
  for (const folder of ['apps/server/src', 'logs']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  vi.stubEnv('BROWSER_BIN', process.execPath);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** The program of the server that takes packages, as far as the start sees it. */
function taker(program: string): void {
  writeFileSync(join(root, 'apps/server/src/store-requests.ts'), `import { appendFileSync } from 'node:fs';
    const heard = (text) => appendFileSync('${root}/heard', text + '\\n');
    process.on('message', (message) => heard(JSON.stringify(message)));
    process.on('SIGTERM', () => { heard('stopped'); process.disconnect(); });
    ${program}`);
}

const heard = (): readonly string[] => (existsSync(join(root, 'heard')) ? readFileSync(join(root, 'heard'), 'utf8').trim().split('\n') : []);

it('does with a package that waits what the command does, says why it was refused, and ends with the start', async () => {
  taker(`process.send({ ready: true }); heard(process.argv.slice(2).join(' ') + ' ' + process.env.DATABASE_URL);
    process.send({ workId: 7, words: ['/nowhere/store.tgz', '--integrity=sha512-${'A'.repeat(86)}=='] });`);
  const checker = startPackageChecker({ root, databaseUrl: 'postgres://owner@db/shop', dataDir: root, env: { ...process.env }, say: () => {} });
  await expect.poll(heard, { timeout: 20_000 }).toHaveLength(3);
  await checker.stop();
  const [how, step, end, stopped] = heard();
  expect([how, JSON.parse(step ?? ''), stopped]).toEqual(['--watch --after-servers postgres://owner@db/shop', { kind: 'step', step: 'Fetching /nowhere/store.tgz ...' }, 'stopped']);
  expect(JSON.parse(end ?? '')).toMatchObject({ kind: 'end', end: { refusal: { error: expect.stringContaining('/nowhere/store.tgz') }, failed: false } });
});

it('says in one line that packages wait where its program cannot start, and can be stopped', async () => {
  taker(`process.send({ ready: false, error: 'The database is away.' });`);
  const said: string[] = [];
  const checker = startPackageChecker({ root, databaseUrl: 'postgres://owner@db/shop', dataDir: root, env: { ...process.env }, say: (line) => void said.push(line) });
  await expect.poll(() => said, { timeout: 20_000 }).toEqual(['Packages of stores that are added at the desk are not checked: The database is away.']);
  await checker.stop();
});
