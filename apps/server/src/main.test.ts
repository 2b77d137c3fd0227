import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '@quartermaster/database';
import { freePort, testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { startMain } from './testing/start-main.ts';

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
    const server = await startMain({ PORT: String(port), DATABASE_URL: database.url, IDENTITY_ISSUER: 'http://127.0.0.1:9', DEMO_ACCOUNTS: '1' });
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

  it('keeps its key for the cookies out of the database, and does not start without the secret that it is made of', async () => {
    const pool = openPool(database.url);
    expect((await pool.query('select from marketplace.secret')).rowCount).toBe(0);
    await pool.end();
    const server = await startMain({ PORT: String(await freePort()), DATABASE_URL: database.url, COOKIE_SECRET: '' });
    expect(server.message).toMatchObject({ ready: false, error: expect.stringMatching(/^COOKIE_SECRET is not set\. /) });
    expect(await server.ended).toBe(1);
  });
});
