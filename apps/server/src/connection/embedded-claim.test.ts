import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askEmbeddedServer, claimEmbeddedDatabase } from './embedded-claim.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-claim-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const echo = async (line: string): Promise<string> => line.toUpperCase();

it('one process at a time has the claim, and answers commands', async () => {
  expect(await askEmbeddedServer(folder, 'x')).toBeNull();
  const claim = await claimEmbeddedDatabase(folder, echo);
  await expect(claimEmbeddedDatabase(folder, echo)).rejects.toThrow('Several server processes need a real database');
  expect(await askEmbeddedServer(folder, 'hello')).toBe('HELLO');
  await claim.release();
  await (await claimEmbeddedDatabase(folder, echo)).release();
});

it('a killed process leaves nothing in the way', async () => {
  const program = join(folder, 'holder.ts');
  const module = new URL('./embedded-claim.ts', import.meta.url).href;
  writeFileSync(program, `import { claimEmbeddedDatabase } from '${module}';\nawait claimEmbeddedDatabase(process.argv[2], async () => '');\nprocess.send('claimed');\nsetInterval(() => {}, 1000);\n`);
  const child = fork(program, [folder], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'server.sock'))).toBe(true);
  await (await claimEmbeddedDatabase(folder, echo)).release();
});
