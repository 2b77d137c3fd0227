import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { startServerProcess, type ServerProcess } from '../../faults/testing/server-process.ts';

/** The memory of a server under attack by one address, in megabytes: it takes about 200 at rest, and levels off between 500 and 560 however many attacks follow. */
const bound = 768;
/** Open files, where the system tells them: connections, and one for each request of the address that is served. */
const mostFiles = 700;

const document = '/advantage/rs/openapi.json';
const file = '/advantage/api-docs/static/swagger-ui-bundle.js';
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\n\r\n`;
const plain = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const unfinished = `POST /advantage/rs/cart/addCart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 262144\r\n\r\n{"items":[`;

/** Each keeps its connections open and reads nothing. */
const attacks: readonly (readonly [name: string, connections: number, text: string])[] = [
  ['100 requests for the description of the API on each of 20 connections', 20, plain(document).repeat(100)],
  ['16 requests for it on each of 60 connections', 60, plain(document).repeat(16)],
  ['80 requests for a file on each of 260 connections', 260, get(file).repeat(80)],
  ['16 requests for a file on each of 260 connections', 260, get(file).repeat(16)],
  ['bodies that never end on 260 connections', 260, unfinished],
  ['headers that never end on 260 connections', 260, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
];

describe.each(oneTestDatabase())('a server that one address attacks', ({ open }) => {
  let database: OpenTestDatabase;
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    database = await open();
    port = await freePort();
    server = await startServerProcess({ databaseUrl: database.url, issuer: 'http://127.0.0.1:9', port });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const megabytes = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024;
  const files = (): number => (process.platform === 'linux' ? readdirSync(`/proc/${server.pid}/fd`).length : 0);
  const attacker = (text: string): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    return socket.pause();
  };

  it.each(attacks)('keeps its memory and its files within bounds, and serves the next one: %s', async (_name, connections, text) => {
    const sockets = Array.from({ length: connections }, () => attacker(text));
    const seen = { megabytes: 0, files: 0 };
    for (const until = Date.now() + 1500; Date.now() < until; ) {
      await sleep(100);
      seen.megabytes = Math.max(seen.megabytes, megabytes());
      seen.files = Math.max(seen.files, files());
    }
    for (const socket of sockets) socket.destroy();
    expect(seen.megabytes).toBeLessThan(bound);
    expect(seen.files).toBeLessThan(mostFiles);
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/advantage/rs/main/session`).then(({ status }) => status)).toBe(200);
  });
});
