import { describe, expect, it, vi } from 'vitest';
import { supervise, type ServerProcess, type SupervisorOptions } from './supervise.ts';

/** A server process without a process. */
class FakeProcess implements ServerProcess {
  readonly #ready = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<string>();
  readonly ready = this.#ready.promise;
  readonly ended = this.#ended.promise;
  readonly pid: number;
  readonly told: string[] = [];
  /** It ends when it is told to. */
  obeys = true;

  constructor(pid: number) {
    this.pid = pid;
    this.ready.catch(() => {});
  }

  serve(): void {
    this.#ready.resolve();
  }

  fail(sentence: string): void {
    this.#ready.reject(new Error(sentence));
  }

  end(how: string): void {
    this.#ended.resolve(how);
  }

  drain(): void {
    this.#hear('drain');
  }

  stop(): void {
    this.#hear('stop');
  }

  kill(): void {
    this.told.push('kill');
    this.end('signal SIGKILL');
  }

  #hear(order: string): void {
    this.told.push(order);
    if (this.obeys) this.end('exit code 0');
  }
}

/** For a condition that comes by itself; no aim. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 5 });

const times = { firstPause: 1000, longestPause: 5000, steadyAfter: 60_000, startWithin: 60_000, drainWithin: 60_000, stopWithin: 60_000 };

/** A supervisor of fake processes, with a clock and pauses of the test. */
function household({ count = 2, ...own }: Partial<SupervisorOptions> = {}) {
  const started: FakeProcess[] = [];
  const said: string[] = [];
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  let time = 0;
  const log = { info: (_facts: object, sentence: string) => void said.push(sentence), error: (_facts: object, sentence: string) => void said.push(sentence) };
  const supervisor = supervise({
    count,
    log,
    times,
    now: () => time,
    start: () => {
      const server = new FakeProcess(started.length + 1);
      started.push(server);
      return server;
    },
    pause: (milliseconds, signal) =>
      new Promise((end) => {
        pauses.push({ milliseconds, end });
        signal.addEventListener('abort', () => end());
      }),
    ...own,
  });
  supervisor.catch(() => {});
  return {
    supervisor, started, said, pauses,
    at: (place: number): FakeProcess => started[place] ?? expect.fail(`Only ${started.length} processes were started.`),
    pass: (milliseconds: number) => void (time += milliseconds),
    /** Waits until so many have been started. */
    until: (many: number) => eventually(() => expect(started).toHaveLength(many)),
    untilPauses: (many: number) => eventually(() => expect(pauses).toHaveLength(many)),
  };
}

/** With all processes ready. */
async function running(own: Partial<SupervisorOptions> = {}) {
  const house = household(own);
  for (const server of house.started) server.serve();
  return { ...house, supervisor: await house.supervisor };
}

describe('the start', () => {
  it('is done when all processes serve', async () => {
    const house = household({ count: 3 });
    expect(house.started).toHaveLength(3);
    let isDone = false;
    void house.supervisor.then(() => (isDone = true));
    house.at(0).serve();
    house.at(1).serve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    house.at(2).serve();
    await house.supervisor;
  });

  it('fails with the sentence of the process that cannot, and leaves none', async () => {
    const house = household();
    house.at(0).serve();
    house.at(1).fail('COOKIE_SECRET is not set.');
    await expect(house.supervisor).rejects.toThrow(/^COOKIE_SECRET is not set\.$/);
    expect([house.at(0).told, house.at(1).told]).toEqual([['stop'], ['kill']]);
    await Promise.all(house.started.map(({ ended }) => ended));
  });

  it('fails when a process ends without a word', async () => {
    const house = household();
    house.at(1).serve();
    house.at(0).end('exit code 7');
    await expect(house.supervisor).rejects.toThrow('ended before it was ready (exit code 7)');
  });

  it('does not wait forever', async () => {
    const house = household({ times: { ...times, startWithin: 1 } });
    await expect(house.supervisor).rejects.toThrow('No answer within 1 ms');
    for (const server of house.started) await server.ended;
  });
});

describe('a process that died', () => {
  it('is started again after a pause, while the others go on', async () => {
    const house = await running();
    house.at(0).end('signal SIGKILL');
    await house.untilPauses(1);
    expect(house.started).toHaveLength(2);
    expect(house.said.at(-1)).toBe('a server process ended unexpectedly and is started again; the others go on');
    house.pauses[0]?.end();
    await house.until(3);
    house.at(2).serve();
    await eventually(() => expect(house.said.at(-1)).toBe('a server process serves in the place of the one that ended'));
    expect(house.at(1).told).toEqual([]);
  });

  it('waits longer each time that it dies soon, up to the longest pause, and not so long when it had served for a while', async () => {
    const house = await running({ count: 1 });
    for (const [died, milliseconds] of [1000, 2000, 4000, 5000, 5000].entries()) {
      house.at(died).end('exit code 1');
      await house.untilPauses(died + 1);
      expect(house.pauses[died]?.milliseconds).toBe(milliseconds);
      house.pauses[died]?.end();
      await house.until(died + 2);
      house.at(died + 1).serve();
      await eventually(() => expect(house.said.filter((each) => each.includes('serves in the place'))).toHaveLength(died + 1));
    }
    house.pass(60_000);
    house.at(5).end('exit code 1');
    await house.untilPauses(6);
    expect(house.pauses[5]?.milliseconds).toBe(1000);
  });

  it('is tried again for as long as it cannot start', async () => {
    const house = await running();
    house.at(1).end('exit code 1');
    for (const time of [0, 1, 2]) {
      await house.untilPauses(time + 1);
      house.pauses[time]?.end();
      await house.until(time + 3);
      house.at(time + 2).fail('The database does not answer.');
    }
    await house.untilPauses(4);
    expect(house.pauses.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000, 4000, 5000]);
    expect(house.at(0).told).toEqual([]);
  });
});

describe('a restart', () => {
  it('puts a new process in the place of each, one after the other, and the old one leaves when the new one serves', async () => {
    const house = await running();
    const restart = house.supervisor.restart();
    await house.until(3);
    expect(house.at(0).told).toEqual([]);
    house.at(0).obeys = false;
    house.at(2).serve();
    await eventually(() => expect(house.at(0).told).toEqual(['drain']));
    expect(house.started, 'the next one waits until the old one has gone').toHaveLength(3);
    house.at(0).end('exit code 0');
    await house.until(4);
    house.at(3).serve();
    await restart;
    expect(house.at(1).told).toEqual(['drain']);
    expect([house.at(2).told, house.at(3).told, house.pauses]).toEqual([[], [], []]);
    expect(house.said.at(-1)).toBe('the restart is over');
  });

  it('is given up when the new process cannot start: the old ones go on', async () => {
    const house = await running();
    const restart = house.supervisor.restart();
    await house.until(3);
    house.at(2).fail('The plugin was built for another version.');
    await restart;
    expect(house.said.at(-1)).toBe('the restart was given up, as a new server process could not start; the ones of before go on');
    expect([house.at(0).told, house.at(1).told, house.started.length]).toEqual([[], [], 3]);
  });

  it('ends a process that does not leave', async () => {
    const house = await running({ count: 1, times: { ...times, drainWithin: 1 } });
    house.at(0).obeys = false;
    const restart = house.supervisor.restart();
    await house.until(2);
    house.at(1).serve();
    await restart;
    expect(house.at(0).told).toEqual(['drain', 'kill']);
  });

  it('that is asked for during another is done after it, once', async () => {
    const house = await running({ count: 1 });
    const restarts = [1, 2, 3].map(() => house.supervisor.restart());
    await house.until(2);
    house.at(1).serve();
    await house.until(3);
    house.at(2).serve();
    await Promise.all(restarts);
    expect(house.started).toHaveLength(3);
    expect(house.started.map(({ told }) => told)).toEqual([['drain'], ['drain'], []]);
  });

  it('leaves one process in a place whose old one dies meanwhile', async () => {
    const house = await running({ count: 1 });
    const restart = house.supervisor.restart();
    await house.until(2);
    house.at(0).end('signal SIGSEGV');
    await house.untilPauses(1);
    house.at(1).serve();
    await restart;
    house.pauses[0]?.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(house.started).toHaveLength(2);
    expect(house.at(1).told).toEqual([]);
  });
});

describe('the end', () => {
  it('stops all processes, and none is started again', async () => {
    const house = await running();
    await house.supervisor.stop();
    await house.supervisor.stop();
    expect(house.started.map(({ told }) => told)).toEqual([['stop'], ['stop']]);
    expect([house.pauses, house.said]).toEqual([[], []]);
  });

  it('ends those that do not stop', async () => {
    const house = await running({ times: { ...times, stopWithin: 1 } });
    house.at(1).obeys = false;
    await house.supervisor.stop();
    expect(house.at(1).told).toEqual(['stop', 'kill']);
  });

  it('waits for no pause, and stops what a restart has just started', async () => {
    const house = await running();
    house.at(0).end('exit code 1');
    await house.untilPauses(1);
    const restart = house.supervisor.restart();
    await house.until(3);
    await house.supervisor.stop();
    await restart;
    expect([house.at(1).told, house.at(2).told.at(0), house.started.length]).toEqual([['stop'], 'stop', 3]);
  });
});
