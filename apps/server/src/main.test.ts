import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '@quartermaster/database';
import { freePort, testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { compileCache } from './testing/compile-cache.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly message: { ready: boolean; error?: string };
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the server as the launcher does, and waits for its first word. */
async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const child = fork(main, { env: { PATH: process.env['PATH'] ?? '', ...compileCache, COOKIE_SECRET: 'a secret of at least 32 characters', ...environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const message = await new Promise<Started['message']>((resolve, reject) => {
    child.once('message', (word) => resolve(word as Started['message']));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { child, message, output: () => output, ended };
}

/** A port that is taken as long as its server is open. */
async function takePort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

/** Sends a call and waits until the server works on it. `status` resolves with its answer. */
async function callThatRuns(port: number, path: string): Promise<{ readonly status: Promise<number | undefined> }> {
  // The server says that it goes on when it has read the head, and calls the handler in the same moment.
  const request = get({ host: '127.0.0.1', port, path, headers: { expect: '100-continue' } });
  const status = once(request, 'response').then(([response]: IncomingMessage[]) => response?.resume().statusCode);
  await once(request, 'continue');
  return { status };
}

describe.each(testDatabases())('the server process on $name', ({ openEmpty }) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openEmpty();
  });
  afterAll(() => database.close());

  it('prepares its database, is ready without an identity server, and ends what it is doing before it stops', async () => {
    const port = await freePort();
    const server = await start({ PORT: String(port), DATABASE_URL: database.url, IDENTITY_ISSUER: 'http://127.0.0.1:9', DEMO_ACCOUNTS: '1' });
    expect(server.message).toEqual({ ready: true });
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await at('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await at('/advantage/rs/openapi.json')).status).toBe(200);
    // The call waits for the table while the server is told to stop.
    const pool = openPool(database.url);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table marketplace.cart');
    const running = await callThatRuns(port, '/advantage/rs/cart/shopping_cart');
    server.child.kill('SIGTERM');
    await expect.poll(server.output).toContain('"msg":"stopping"');
    await holder.query('commit');
    holder.release();
    expect(await running.status).toBe(200);
    expect(await server.ended).toBe(0);
    await expect(at('/healthz')).rejects.toThrow('fetch failed');
    await pool.end();
  });

  it('says for a while that it is not ready, and goes on serving, before it stops', async () => {
    const port = await freePort();
    const server = await start({ PORT: String(port), DATABASE_URL: database.url, LEAVE_SECONDS: '60' });
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await at('/readyz')).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(server.output).toContain('not ready from now on');
    expect(await (await at('/readyz')).json()).toEqual({ status: 'the server is about to stop' });
    expect((await at('/advantage/rs/openapi.json')).status).toBe(200);
    expect(server.output()).not.toContain('"msg":"stopping"');
    server.child.kill('SIGKILL');
    await server.ended;
    const hasty = await start({ PORT: String(port), DATABASE_URL: database.url, LEAVE_SECONDS: '1' });
    hasty.child.kill('SIGTERM');
    expect(await hasty.ended).toBe(0);
    expect(hasty.output()).toContain('"msg":"stopped"');
  });

  it('keeps its key for the cookies out of the database, and does not start without the secret that it is made of', async () => {
    const pool = openPool(database.url);
    expect((await pool.query('select from marketplace.secret')).rowCount).toBe(0);
    await pool.end();
    const server = await start({ PORT: String(await freePort()), DATABASE_URL: database.url, COOKIE_SECRET: '' });
    expect(server.message).toMatchObject({ ready: false, error: expect.stringMatching(/^COOKIE_SECRET is not set\. /) });
    expect(await server.ended).toBe(1);
  });

  it('stops when its launcher is gone', async () => {
    const server = await start({ PORT: String(await freePort()), DATABASE_URL: database.url });
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });

  it('stops in time and well while bodies and headers are slow to arrive', async () => {
    const port = await freePort();
    const server = await start({ PORT: String(port), DATABASE_URL: database.url });
    const texts = ['POST /advantage/rs/cart/addCart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{', 'GET / HTTP/1.1\r\nHost: a\r\n', ''];
    const sockets = texts.map((text) => connect(port, '127.0.0.1', function write(this: Socket) {
      this.write(text);
    }));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await fetch(`http://127.0.0.1:${port}/healthz`);
    const told = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - told).toBeLessThan(10_000);
    for (const socket of sockets) socket.destroy();
  });

  it('says in one sentence that its port is taken', async () => {
    const { port, server: other } = await takePort();
    const server = await start({ PORT: String(port), DATABASE_URL: database.url });
    expect(server.message).toEqual({
      ready: false,
      error: `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    });
    expect(await server.ended).toBe(1);
    other.close();
  });
});

describe('the server process', () => {
  it('says in one sentence that its database does not answer', async () => {
    const server = await start({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(server.message).toEqual({ ready: false, error: 'The database does not answer. Check that it runs and that DATABASE_URL names it.' });
    expect(await server.ended).toBe(1);
  });

  it('says in one sentence which setting it cannot use', async () => {
    const server = await start({ PORT: 'eighty' });
    expect(server.message).toEqual({ ready: false, error: 'PORT is "eighty". Use a whole number from 0 to 65535.' });
    expect(await server.ended).toBe(1);
  });
});
