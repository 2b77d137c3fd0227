import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@quartermaster/database/embedded';
import { freePort } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { putDatabase } from './testing/made-database.ts';

/** A part that listens on its port as the real one does, and writes down when it starts and stops. */
const part = (name: string, port: string): string => `
  import { appendFileSync } from 'node:fs'; import { createServer } from 'node:http'; import pg from 'pg';
  const note = (text) => appendFileSync(process.env.NOTES, '${name} ' + text + '\\n');
  const client = new pg.Client(process.env.DATABASE_URL); await client.connect(); await client.query('select 1');
  const server = createServer((_, answer) => answer.end('${name}')).listen(Number(process.env.${port}), '127.0.0.1', () => { note('started'); appendFileSync(process.env.NOTES.replace(/notes$/, 'secrets'), '${name} ' + (process.env.IDENTITY_SECRET ?? '').length + '\\n'); process.send({ ready: true }); });
  const stop = async () => { await client.query('select 1'); await client.end(); server.close(); note('stopped'); if (process.connected) process.disconnect(); };
  process.on('SIGTERM', stop); process.on('disconnect', () => process.exit());`;

describe('npm start', () => {
  /** A data folder that was in use before: making a new database takes seconds. */
  let used: string;
  let root: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    used = mkdtempSync(join(tmpdir(), 'qm-used-'));
    writeFileSync(join(used, 'quartermaster-data'), '');
    await putDatabase(join(used, 'database'));
  });
  afterAll(() => rmSync(used, { recursive: true }));

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'qm-start-'));
    const repository = join(import.meta.dirname, '..', '..');
    for (const folder of ['start', 'setup']) cpSync(join(repository, 'tooling', folder), join(root, 'tooling', folder), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    for (const [file, program] of [
      ['apps/identity/src/main.ts', part('identity', 'IDENTITY_PORT')],
      ['apps/server/src/main.ts', part('server', 'PORT')],
      ['apps/server/src/load-information.ts', ''],
      ['data/information/empty.md', ''],
      ['apps/identity/src/operator/demo-accounts.ts', `console.log(JSON.stringify([{ name: 'Demo Buyer', login: 'buyer', password: 'Secret-1', totpSecret: 'ABC', currentCode: process.env.IDENTITY_SECRET ? '123456' : 'no secret' }]))`],
    ] as const) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), program);
    }
    // The build is another matter; here it succeeds.
    mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
    writeFileSync(join(root, 'node_modules', '.bin', 'turbo'), '#!/bin/sh\nexit $BUILD_RESULT\n', { mode: 0o755 });
    for (const name of ['pg', '@quartermaster']) symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
    env = { ...process.env, NOTES: join(root, 'notes'), PORT: String(await freePort()), IDENTITY_PORT: String(await freePort()), DATA_DIR: join(root, '.data'), SAMPLE_CATALOG: '0', TRIAL_CARD_READER: '0', PACKAGE_CHECKER: '0', BUILD_RESULT: '0' };
    delete env['DATABASE_URL'];
    delete env['IDENTITY_SECRET'];
    delete env['IDENTITY_ISSUER'];
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  interface Run {
    readonly output: () => string;
    readonly ended: Promise<number | null>;
    readonly child: ReturnType<typeof spawn>;
  }

  function start(...args: string[]): Run {
    const child = spawn(process.execPath, [join(root, 'tooling', 'start', 'main.ts'), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { output: () => output, child, ended: once(child, 'close').then(([code]) => code as number | null) };
  }

  async function ready(run: Run): Promise<void> {
    const ended = run.ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${run.output()}`)));
    ended.catch(() => {});
    const announced = vi.waitUntil(() => run.output().includes('Ctrl-C stops everything'), { timeout: 50_000 });
    await Promise.race([announced, ended]);
  }

  /** A failure is one sentence, without a stack. */
  async function failure(run: Run): Promise<string> {
    expect(await run.ended).toBe(1);
    expect(run.output()).not.toMatch(/\n\s+at /);
    return run.output().trim().split('\n').at(-1) ?? '';
  }

  const lines = (file: string): readonly string[] => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  const reuse = (): void => cpSync(used, join(root, '.data'), { recursive: true });

  it('starts everything, says where it is, and stops it in order', async () => {
    reuse();
    const run = start();
    await ready(run);
    expect(run.output()).toContain(`http://localhost:${env['PORT']}`);
    expect(run.output()).toMatch(/Login +buyer\n +Password +Secret-1\n +TOTP secret +ABC\n +Code now +123456/);
    expect(await (await fetch(`http://localhost:${env['PORT']}/`)).text()).toBe('server');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(lines('notes').slice(0, 2).toSorted()).toEqual(['identity started', 'server started']);
    expect(lines('notes').slice(2)).toEqual(['server stopped', 'identity stopped']);
    // The key that opens the secrets of the identity server is told to that server alone.
    expect(lines('secrets').toSorted()).toEqual(['identity 43', 'server 0']);
  }, 60_000);

  it('runs several server processes under the supervisor, and says how they are replaced', async () => {
    cpSync(used, join(root, 'other'), { recursive: true });
    const database = await startEmbeddedDatabase({ dataDir: join(root, 'other', 'database') });
    try {
      env['DATABASE_URL'] = database.url;
      writeFileSync(join(root, 'apps/server/src/supervisor.ts'), `${part('supervisor', 'PORT')} note('of ' + process.env.PROCESSES);`);
      const run = start('--processes', '3');
      await ready(run);
      expect(run.output()).toMatch(/A new version is put in place without losing a call by: kill -HUP \d+\n/);
      run.child.kill('SIGINT');
      expect(await run.ended).toBe(0);
      expect(readFileSync(join(root, 'notes'), 'utf8')).toMatch(/^supervisor of 3$/m);
    } finally {
      await database.stop();
    }
  }, 60_000);

  it('says which port is taken, and what to set', async () => {
    const server = createServer().listen(Number(env['IDENTITY_PORT']), '127.0.0.1');
    await once(server, 'listening');
    expect(await failure(start())).toMatch(/^Port \d+ is in use by another program; .*IDENTITY_PORT=\d+ npm start\.$/);
    server.close();
  });

  it('says who has the data folder, also when it should be emptied', async () => {
    reuse();
    const database = await startEmbeddedDatabase({ dataDir: join(root, '.data', 'database') });
    expect(await failure(start())).toMatch(new RegExp(`is in use by process ${process.pid}; stop it, or choose another folder \\(DATA_DIR names the folder\\)\\.$`));
    expect(await failure(start('--reset'))).toContain(`in use by process ${process.pid}`);
    await database.stop();
  });

  it('says that data is damaged and how to start anew, which then works', async () => {
    reuse();
    truncateSync(join(root, '.data', 'database', 'cluster', 'global', 'pg_control'), 0);
    expect(await failure(start())).toMatch(/cannot be opened .*"npm start -- --reset" empties it\)\.$/);
    const run = start('--reset');
    await ready(run);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
  }, 60_000);

  it('touches no folder that is not its own', async () => {
    mkdirSync(join(root, '.data'));
    writeFileSync(join(root, '.data', 'thesis.txt'), '');
    expect(await failure(start('--reset'))).toContain('holds other files (thesis.txt)');
  });

  it('starts a server again that ended, and says in one line what happened', async () => {
    reuse();
    writeFileSync(join(root, 'apps/server/src/main.ts'), `${part('server', 'PORT')} appendFileSync(process.env.NOTES, 'process ' + process.pid + '\\n');`);
    const run = start();
    await ready(run);
    process.kill(Number(lines('notes').findLast((line) => line.startsWith('process'))?.split(' ')[1]), 'SIGKILL');
    await vi.waitUntil(() => run.output().includes('The marketplace server runs again'), { timeout: 50_000 });
    expect(run.output()).toMatch(/^The marketplace server ended unexpectedly \(signal SIGKILL\); its log is .*server\.log\. It is started again\.$/m);
    expect(await (await fetch(`http://localhost:${env['PORT']}/`)).text()).toBe('server');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(lines('notes').filter((line) => line.startsWith('server') || line.startsWith('identity')).slice(-3)).toEqual(['server started', 'server stopped', 'identity stopped']);
  }, 60_000);

  it('says which part ends again and again, with the end of its log, and stops the others', async () => {
    reuse();
    writeFileSync(join(root, 'apps/server/src/main.ts'), `
      import { existsSync } from 'node:fs';
      process.send({ ready: true });
      setInterval(() => { if (existsSync(process.env.NOTES + '-end')) { console.error('no more shelves'); process.exit(3); } }, 20);`);
    const run = start();
    await ready(run);
    writeFileSync(join(root, 'notes-end'), '');
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/The marketplace server ended unexpectedly \(exit code 3\); its log is .*server\.log.*no more shelves/s);
    expect(readFileSync(join(root, 'notes'), 'utf8')).toContain('identity stopped');
  }, 60_000);

  it('gives the sentence of a part that cannot start', async () => {
    reuse();
    writeFileSync(join(root, 'apps/identity/src/main.ts'), `process.send({ ready: false, error: 'The keys cannot be read; restore them.' });`);
    expect(await failure(start())).toBe('The keys cannot be read; restore them.');
    // The other part started meanwhile.
    expect(lines('notes')).toEqual(['server started', 'server stopped']);
  });

  it('says when the web cannot be built', async () => {
    reuse();
    env['BUILD_RESULT'] = '2';
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('The web could not be built');
  });
});
