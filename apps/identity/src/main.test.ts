import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { openPool } from '@quartermaster/database';
import { freePort, oneTestDatabase, testDatabases } from '@quartermaster/database/testing';
import type { OpenTestDatabase, TestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECRET } from './testing/identity.ts';
import { runProgram } from './testing/process.ts';

/** The settings of a server on a database without tables, which a test group has for itself. */
function serverOn(kind: TestDatabase) {
  const server = { database: { url: '', close: () => Promise.resolve() } as OpenTestDatabase, env: {} as Record<string, string>, issuer: '' };
  beforeAll(async () => {
    server.database = await kind.openEmpty();
    const port = await freePort();
    server.issuer = `http://localhost:${port}`;
    server.env = { DATABASE_URL: server.database.url, IDENTITY_HOST: 'localhost', IDENTITY_PORT: String(port), DEMO_ACCOUNTS: '1', IDENTITY_SECRET: SECRET };
  });
  afterAll(() => server.database.close());
  return server;
}

describe.each(testDatabases())('the identity server as a process on $name', (kind) => {
  const server = serverOn(kind);
  const keys = async () => ((await (await fetch(`${server.issuer}/jwks`)).json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);

  it('says when it is ready, prints only log lines, stops in order, and has the same keys after a restart', async () => {
    const seen: string[][] = [];
    for (let start = 0; start < 2; start += 1) {
      const program = runProgram('main.ts', server.env);
      expect(await program.message).toEqual({ ready: true });
      for (const path of ['/healthz', '/readyz']) expect((await fetch(server.issuer + path)).status).toBe(200);
      seen.push(await keys());
      program.child.kill('SIGTERM');
      const { code, stdout, stderr } = await program.ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as { msg: string });
      expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['ready', 'stopping', 'stopped']));
    }
    expect(seen[0]).toHaveLength(1);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('is not ready when the database is gone, and does not end for it', async () => {
    const own = await kind.openEmpty();
    const program = runProgram('main.ts', { ...server.env, DATABASE_URL: own.url });
    await program.message;
    await own.close();
    expect((await fetch(`${server.issuer}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.issuer}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.issuer}/auth`, { headers: { accept: 'text/html' } })).headers.get('x-request-id')).toBeTruthy();
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });

  it('takes the key that a command has made, without a restart', async () => {
    const program = runProgram('main.ts', server.env);
    await program.message;
    const [old] = await keys();
    const { code, stdout } = await runProgram('operator/rotate-keys.ts', { DATABASE_URL: server.database.url, IDENTITY_SECRET: SECRET }).ended;
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^The key [\w-]+ is published and signs from /) as string });
    await vi.waitUntil(async () => (await keys()).length === 2, { timeout: 25_000, interval: 200 });
    expect((await keys())[0]).toBe(old);
    program.child.kill('SIGTERM');
    await program.ended;
  });

  it('has a command that prints the demo accounts', async () => {
    const pool = openPool(server.database.url);
    const stored = await pool.query<{ login: string }>('select login from identity.account where demo order by id');
    await pool.end();
    const { code, stdout } = await runProgram('operator/demo-accounts.ts', { DATABASE_URL: server.database.url, IDENTITY_SECRET: SECRET }).ended;
    expect(code).toBe(0);
    const accounts = JSON.parse(stdout) as Record<string, string>[];
    expect(accounts.map((account) => account['login'])).toEqual(stored.rows.map((row) => row.login));
    for (const account of accounts) {
      expect(Object.keys(account)).toEqual(['name', 'login', 'password', 'totpSecret', 'currentCode']);
      expect(account['totpSecret']).toMatch(/^[A-Z2-7]{32}$/);
      expect(account['currentCode']).toMatch(/^\d{6}$/);
    }
  });
});

// What has nothing to do with the kind of database.
describe.each(oneTestDatabase())('the process of the identity server', (kind) => {
  const server = serverOn(kind);

  it('lets a running request end before it stops', async () => {
    const program = runProgram('main.ts', server.env);
    await program.message;
    const running = request(`${server.issuer}/token`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' } });
    const answered = once(running, 'response').then(([answer]: IncomingMessage[]) => answer?.resume().statusCode);
    // The server says that it goes on when it has read the head: from then on the request runs.
    running.flushHeaders();
    await once(running, 'continue');
    running.write('grant_type=refresh_token&client_id=quartermaster-web');
    program.child.kill('SIGTERM');
    await program.printed('"stopping"');
    running.end('&refresh_token=none');
    expect(await answered).toBe(400);
    expect((await program.ended).code).toBe(0);
  });

  it('stops when its launcher ends', async () => {
    const program = runProgram('main.ts', server.env);
    await program.message;
    program.child.disconnect();
    expect((await program.ended).code).toBe(0);
  });

  it('says in one sentence that its secret is another one, and so do the commands', async () => {
    const wrong = { ...server.env, IDENTITY_SECRET: 'not the secret of this deployment' };
    const program = runProgram('main.ts', wrong);
    expect(await program.message).toEqual({ ready: false, error: expect.stringMatching(/^IDENTITY_SECRET is not the secret with which this database was sealed\./) as string });
    await program.ended;
    for (const command of ['operator/demo-accounts.ts', 'operator/rotate-keys.ts']) {
      const { code, stdout, stderr } = await runProgram(command, wrong).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('IDENTITY_SECRET is not the secret');
      expect(stderr).not.toContain(wrong.IDENTITY_SECRET);
    }
  });

  it('has a command that changes its secret', async () => {
    const next = 'the next secret of this deployment';
    const changed = await runProgram('operator/change-secret.ts', { DATABASE_URL: server.database.url, IDENTITY_SECRET_OLD: SECRET, IDENTITY_SECRET: next }).ended;
    expect(changed.stdout).toMatch(/^\d+ secrets are sealed with the new secret\./);
    const program = runProgram('main.ts', { ...server.env, IDENTITY_SECRET: next });
    expect(await program.message).toEqual({ ready: true });
    program.child.kill('SIGTERM');
    await program.ended;
    const back = await runProgram('operator/change-secret.ts', { DATABASE_URL: server.database.url, IDENTITY_SECRET_OLD: next, IDENTITY_SECRET: SECRET }).ended;
    expect(back.code).toBe(0);
  });

  it('says in one sentence that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(Number(server.env['IDENTITY_PORT']), 'localhost', resolve));
    const program = runProgram('main.ts', server.env);
    const error = `Port ${server.env['IDENTITY_PORT']} is in use by another program. Stop it, or choose another port with IDENTITY_PORT.`;
    expect(await program.message).toEqual({ ready: false, error });
    expect((await program.ended).code).toBe(1);
    await new Promise((resolve) => void other.close(resolve));
  });

  it('says in one sentence that the database does not answer', async () => {
    const program = runProgram('main.ts', { ...server.env, DATABASE_URL: 'postgres://postgres@/postgres?host=/nonexistent' });
    expect(await program.message).toEqual({
      ready: false,
      error: 'The database does not answer. Check that it runs and that DATABASE_URL names it.',
    });
    expect((await program.ended).code).toBe(1);
  });

  it('says in one sentence which setting cannot be used', async () => {
    const program = runProgram('main.ts', { ...server.env, WEB_ORIGIN: 'localhost:8080' });
    expect(await program.message).toEqual({
      ready: false,
      error: 'WEB_ORIGIN is "localhost:8080". Use scheme, host and port only, for example http://localhost:8080.',
    });
    expect((await program.ended).code).toBe(1);
  });

  it('says for a while that it is not ready, and goes on serving, before it stops', async () => {
    const program = runProgram('main.ts', { ...server.env, LEAVE_SECONDS: '60' });
    await program.message;
    expect((await fetch(`${server.issuer}/readyz`)).status).toBe(200);
    program.child.kill('SIGTERM');
    await program.printed('not ready from now on');
    expect((await fetch(`${server.issuer}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.issuer}/.well-known/openid-configuration`)).status).toBe(200);
    program.child.kill('SIGKILL');
    await program.ended;
    const hasty = runProgram('main.ts', { ...server.env, LEAVE_SECONDS: '1' });
    await hasty.message;
    hasty.child.kill('SIGTERM');
    expect((await hasty.ended).code).toBe(0);
  });
});
