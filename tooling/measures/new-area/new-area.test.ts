import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { freePort, testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopiedRepository } from './copied-repository.ts';
import { generatedElsewhere, linesElsewhere, ownFiles, ownFolders, trialPath, type Side } from './new-area.ts';

const sides: readonly Side[] = ['contracts', 'server', 'screens'];
let copy: CopiedRepository;
let database: OpenTestDatabase;

beforeAll(async () => {
  const [opened] = await Promise.all(testDatabases('embedded').map(({ openEmpty }) => openEmpty()));
  if (opened === undefined) throw new Error('There is no embedded database.');
  database = opened;
  copy = new CopiedRepository(resolve(import.meta.dirname, '../../..'));
  for (const side of sides) {
    for (const [name, text] of Object.entries(ownFiles[side])) copy.write(`${ownFolders[side]}/${name}`, text);
  }
}, 120_000);
afterAll(async () => {
  await database.close();
  copy.remove();
});

const addLine = (file: string): void => {
  const line = linesElsewhere.find((each) => each.file === file);
  if (line === undefined) throw new Error(`${file} is not among the files that a new area needs lines in.`);
  copy.write(file, line.into(copy.read(file)));
};

const boundaries = () => copy.node('tooling/boundaries/main.ts');
/** By one checker (decision 0216). */
const types = () => copy.node(join('node_modules', 'typescript', 'bin', 'tsc'), '-b', 'packages/screens', 'apps/server', '--checkers', '1');

/** Starts the server of the copy, and asks the area's service. Not ready: why. */
async function greeting(): Promise<string> {
  const port = await freePort();
  const server = fork(join(copy.root, 'apps/server/src/main.ts'), [], {
    cwd: copy.root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', PORT: String(port), LOG_LEVEL: 'silent', IDENTITY_ISSUER: 'http://127.0.0.1:9' },
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  try {
    const sent = await Promise.race([
      new Promise<{ ready: boolean; error?: string }>((told) => server.once('message', (message) => told(message as { ready: boolean }))),
      ended.then(() => ({ ready: false, error: 'The server ended before it was ready.' })),
    ]);
    if (!sent.ready) return sent.error ?? 'The server did not start.';
    const answer = await fetch(`http://127.0.0.1:${port}/advantage/rs${trialPath}`);
    const { attributes } = (await answer.json()) as { attributes: { text: string } };
    return attributes.text;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

test('a folder without a line in the order of folders is refused on each side, and then in order', async () => {
  const refused = await boundaries();
  for (const side of sides) expect(refused.output).toContain(`${ownFolders[side]} has no place in the order of its workspace`);
  for (const { file } of linesElsewhere.filter((line) => line.file.startsWith('tooling/boundaries/'))) addLine(file);
  expect(await boundaries()).toMatchObject({ code: 0, output: expect.stringContaining(' 0 forbidden') });
}, 120_000);

test('a service that the contract lists and no area implements is refused; with one line of the server it answers from its own table', async () => {
  addLine('packages/contracts/src/services/areas.ts');
  expect(await copy.node('packages/contracts/generate.ts')).toEqual({ code: 0, output: '' });
  expect(await greeting()).toContain(`SERVICE_NOT_IMPLEMENTED: No area implements ${trialPath}.`);
  addLine('apps/server/src/areas.ts');
  expect(await greeting()).toBe('Good morning from the trial area');
}, 120_000);

test('with one line of the screens all types fit', async () => {
  const refused = await types();
  expect(refused.output.match(/error TS\d+/g)).toHaveLength(1);
  expect(refused.output).toContain('packages/screens/src/trial/trial.test.ts');
  addLine('packages/screens/src/areas.ts');
  expect(await types()).toEqual({ code: 0, output: '' });
}, 300_000);

test('nothing else was changed: at most two lines on each side', () => {
  const own = (path: string): boolean => Object.values(ownFolders).some((folder) => path.startsWith(`${folder}/`));
  expect(copy.changed().filter((path) => !own(path))).toEqual([...linesElsewhere.map(({ file }) => file), ...generatedElsewhere].toSorted());
  for (const side of sides) expect(linesElsewhere.filter((line) => line.side === side).length, side).toBeLessThanOrEqual(2);
});
