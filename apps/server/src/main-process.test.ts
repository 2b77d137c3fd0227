import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { startMain } from './testing/start-main.ts';

/** A port that is taken as long as its server is open. */
async function takePort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

// How it starts on either kind is in main.test.ts.
describe.each(oneTestDatabase())('the server process on $name', ({ open }) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('says for a while that it is not ready, and goes on serving, before it stops', async () => {
    const port = await freePort();
    const server = await startMain({ PORT: String(port), DATABASE_URL: database.url, LEAVE_SECONDS: '60' });
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await at('/readyz')).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(server.output).toContain('not ready from now on');
    expect(await (await at('/readyz')).json()).toEqual({ status: 'the server is about to stop' });
    expect((await at('/advantage/rs/openapi.json')).status).toBe(200);
    expect(server.output()).not.toContain('"msg":"stopping"');
    server.child.kill('SIGKILL');
    await server.ended;
    const hasty = await startMain({ PORT: String(port), DATABASE_URL: database.url, LEAVE_SECONDS: '1' });
    hasty.child.kill('SIGTERM');
    expect(await hasty.ended).toBe(0);
    expect(hasty.output()).toContain('"msg":"stopped"');
  });

  it('stops when its launcher is gone', async () => {
    const server = await startMain({ PORT: String(await freePort()), DATABASE_URL: database.url });
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });

  it('stops in time and well while bodies and headers are slow to arrive', async () => {
    const port = await freePort();
    const server = await startMain({ PORT: String(port), DATABASE_URL: database.url });
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
    const server = await startMain({ PORT: String(port), DATABASE_URL: database.url });
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
    const server = await startMain({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(server.message).toEqual({ ready: false, error: 'The database does not answer. Check that it runs and that DATABASE_URL names it.' });
    expect(await server.ended).toBe(1);
  });

  it('says in one sentence which setting it cannot use', async () => {
    const server = await startMain({ PORT: 'eighty' });
    expect(server.message).toEqual({ ready: false, error: 'PORT is "eighty". Use a whole number from 0 to 65535.' });
    expect(await server.ended).toBe(1);
  });
});
