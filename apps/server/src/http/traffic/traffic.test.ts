import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { wireApp } from '../../testing/wire-app.ts';
import { defaultTrafficLimits, type TrafficLimits } from './traffic-limits.ts';

let app: FastifyInstance;
let release: () => void = () => {};
const sockets: Socket[] = [];

/** A server whose `/held` answers when it is released, and whose `/big` answers more than a socket holds. */
async function start(limits: Partial<TrafficLimits>, trustedProxies = 0): Promise<void> {
  const held = new Promise<void>((resolve) => (release = resolve));
  app = await wireApp([], {}, {
    trustedProxies,
    trafficLimits: { ...defaultTrafficLimits, ...limits },
    routes: async (root) => {
      root.get('/now', async () => 'now');
      root.get('/held', () => held.then(() => 'held'));
      root.get('/big', async () => Buffer.alloc(20_000_000, 'x'));
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

afterEach(async () => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

interface Line {
  readonly socket: Socket;
  readonly received: () => string;
  readonly closed: Promise<unknown>;
}

async function open(): Promise<Line> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, received: () => text, closed };
}

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const statuses = (line: Line): number[] => [...line.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('one connection', () => {
  it('may send a few requests ahead, and is closed when it sends more than are served at once', async () => {
    await start({ requestsAtOncePerConnection: 4 });
    const few = await open();
    few.socket.write(get('/now').repeat(4));
    await expect.poll(() => statuses(few)).toEqual([200, 200, 200, 200]);
    few.socket.write(get('/now').repeat(4));
    await expect.poll(() => statuses(few)).toHaveLength(8);
    const many = await open();
    many.socket.write(get('/held').repeat(5));
    await many.closed;
    expect(statuses(many)).toEqual([]);
  });

  it('is told to close after so many requests, and no more of them are served', async () => {
    await start({ requestsPerConnection: 2 });
    const line = await open();
    line.socket.write(get('/now'));
    await expect.poll(() => statuses(line)).toEqual([200]);
    expect(line.received().toLowerCase()).not.toContain('connection: close');
    line.socket.write(get('/now'));
    await expect.poll(() => statuses(line)).toEqual([200, 200]);
    expect(line.received().toLowerCase()).toContain('connection: close');
    line.socket.write(get('/now'));
    await expect.poll(() => statuses(line)).toEqual([200, 200, 503]);
  });

  it.each([
    ['nothing', ''],
    ['half of its headers', 'GET /now HTTP/1.1\r\nHost: a\r\n'],
  ])('is closed when it sends %s in time', async (_what, text) => {
    await start({ headersWithin: 200 });
    const line = await open();
    line.socket.write(text);
    await line.closed;
    expect(statuses(line)).not.toContain(200);
  });

  it('is cut when it does not read its answer in time, and not when it does', async () => {
    await start({ readWithin: 700 });
    const slow = await open();
    slow.socket.pause();
    slow.socket.write(get('/big'));
    const quick = await open();
    quick.socket.write(get('/now'));
    await expect.poll(() => statuses(quick)).toEqual([200]);
    await sleep(1500);
    slow.socket.resume();
    await slow.closed;
    expect(slow.received().length).toBeLessThan(20_000_000);
    quick.socket.write(get('/now'));
    await expect.poll(() => statuses(quick)).toEqual([200, 200]);
  });
});

describe('one address', () => {
  it('has so many connections, and another one when it has closed one', async () => {
    await start({ connectionsPerAddress: 2 });
    const [one, two] = [await open(), await open()];
    await (await open()).closed;
    two.socket.destroy();
    await two.closed;
    await expect.poll(async () => {
      const line = await open();
      line.socket.write(get('/now', 'Connection: close\r\n'));
      await line.closed;
      return statuses(line);
    }).toEqual([200]);
    expect(one.socket.destroyed).toBe(false);
  });

  it('has so many requests served at once, and the next one as soon as one has ended or was given up', async () => {
    await start({ requestsAtOnce: 2, requestsAtOncePerConnection: 4 });
    const [holder, other] = [await open(), await open()];
    holder.socket.write(get('/held').repeat(2));
    const status = async () => {
      const before = statuses(other).length;
      other.socket.write(get('/now'));
      await expect.poll(() => statuses(other).length).toBe(before + 1);
      return statuses(other).at(-1);
    };
    await expect.poll(status).toBe(429);
    holder.socket.destroy();
    await expect.poll(status).toBe(200);
  });

  it('is the one that the proxy tells, all of an IPv6 network together; the connections of the proxy are not counted', async () => {
    await start({ connectionsPerAddress: 1, requestsAtOnce: 1 }, 1);
    const [holder, same, another] = [await open(), await open(), await open()];
    const from = (address: string): string => `X-Forwarded-For: ${address}\r\n`;
    holder.socket.write(get('/held', from('2001:db8::1')));
    await expect.poll(async () => {
      same.socket.write(get('/now', from('2001:db8::2')));
      await sleep(50);
      return statuses(same).at(-1);
    }).toBe(429);
    another.socket.write(get('/now', from('2001:db8:0:1::1')));
    await expect.poll(() => statuses(another)).toEqual([200]);
  });
});
