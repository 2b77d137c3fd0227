import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { searchTurns } from './search-turns.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Over a real connection: an injected request has none that could close. */
async function started(answer: () => Promise<string>) {
  app = Fastify();
  /** Calls that have asked for their turn, and those whose connection is closed. */
  const count = { asked: 0, closed: 0 };
  const inTurn = searchTurns(1);
  app.decorateRequest('cookies');
  app.post('/search', async (request) => {
    // As the session is looked up: meanwhile the body has been read to its end.
    await after(20);
    count.asked += 1;
    request.raw.socket.once('close', () => { count.closed += 1; });
    return inTurn('search', request, answer);
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), count };
}
const ask = (address: string, signal?: AbortSignal) =>
  fetch(`${address}/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"q":"toner"}', ...(signal && { signal }) });

describe('a search that is sent with a body', () => {
  it('has its turn after the body has been read', async () => {
    const { address } = await started(async () => 'found');
    expect(await (await ask(address)).text()).toBe('found');
  });

  it('waits for its turn, and gives it up with its connection', async () => {
    let begun = 0;
    const found = Promise.withResolvers<string>();
    const { address, count } = await started(() => {
      begun += 1;
      return found.promise;
    });
    const first = ask(address);
    await expect.poll(() => begun).toBe(1);
    const leaving = new AbortController();
    const left = ask(address, leaving.signal).catch(() => 'left');
    await expect.poll(() => count.asked).toBe(2);
    leaving.abort();
    await expect.poll(() => count.closed).toBe(1);
    found.resolve('found');
    expect([await left, await (await first).text(), begun]).toEqual(['left', 'found', 1]);
    expect(await (await ask(address)).text()).toBe('found');
  });
});
