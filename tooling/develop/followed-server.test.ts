import { beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start/error.ts';
import type { Service } from '../start/service.ts';
import { FollowedServer } from './followed-server.ts';

/** What happened, in order. */
let events: string[];
/** How the next starts end; without one they succeed. */
let failures: string[];
let die: (error: StartError) => void;
let server: FollowedServer;

async function start(): Promise<Service> {
  const failure = failures.shift();
  events.push(failure ?? 'started');
  if (failure !== undefined) throw new StartError(failure);
  return { name: 'server', died: new Promise((resolve) => (die = resolve)), stop: async () => void events.push('stopped') };
}

beforeEach(() => {
  events = [];
  failures = [];
  server = new FollowedServer(start, { onRestart: () => events.push('calls wait'), onReady: () => events.push('ready'), onProblem: (problem) => events.push(`problem: ${problem}`) });
});

describe('a server that is followed', () => {
  it('is started anew, the former one stopped before, and calls wait meanwhile', async () => {
    await server.restart();
    events = [];
    const renewed = server.restart();
    const settled = server.settled();
    await renewed;
    expect([events, await settled]).toEqual([['calls wait', 'stopped', 'started', 'ready'], null]);
  });

  it('is stopped when the calls under way have ended, also one that had been let through as the change came', async () => {
    await server.restart();
    events = [];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.passOn(first.promise);
    await server.settled();
    const renewed = server.restart();
    await Promise.resolve();
    server.passOn(second.promise);
    first.resolve();
    await new Promise(setImmediate);
    expect(events).toEqual(['calls wait']);
    second.resolve();
    await renewed;
    expect(events).toEqual(['calls wait', 'stopped', 'started', 'ready']);
  });

  it('takes several changes at once as one, and a later one as another', async () => {
    await server.restart();
    events = [];
    await Promise.all([server.restart(), server.restart(), server.restart()]);
    expect(events.filter((event) => event === 'started')).toHaveLength(1);
    await server.restart();
    expect(events.filter((event) => event === 'started')).toHaveLength(2);
  });

  it('tells a mistake, and runs again after the next change', async () => {
    await server.restart();
    failures = ['line 3 is wrong'];
    await server.restart();
    expect(await server.settled()).toBe('line 3 is wrong');
    await server.restart();
    expect([await server.settled(), events.at(-1)]).toEqual([null, 'ready']);
  });

  it('tells that it ended by itself, and is stopped once', async () => {
    await server.restart();
    die(new StartError('out of memory'));
    await expect.poll(() => events.at(-1)).toBe('problem: out of memory');
    expect(await server.settled()).toBe('out of memory');
    await server.stop();
    expect(events).not.toContain('stopped');
  });

  it('that is stopped stays so', async () => {
    await server.restart();
    await server.stop();
    await server.restart();
    expect(events).toEqual(['calls wait', 'started', 'ready', 'stopped']);
  });
});
