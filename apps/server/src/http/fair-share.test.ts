import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairShare, QueueFull, type Asker, type Shares } from './fair-share.ts';

const shares: Shares = { atOnce: 4, ofAddress: 3, ofSession: 2, waiting: 100 };

/** Work that ends when the test says so, in the order in which it began. */
class Desk {
  readonly fair: FairShare;
  readonly begun: string[] = [];
  readonly #ends: (() => void)[] = [];
  constructor(given: Shares = shares) {
    this.fair = new FairShare(given);
  }
  ask(name: string, asker: Asker, signal?: AbortSignal): Promise<string> {
    return this.fair.run(asker, async () => {
      this.begun.push(name);
      await new Promise<void>((resolve) => void this.#ends.push(resolve));
      return name;
    }, signal);
  }
  async endFirst(): Promise<void> {
    this.#ends.shift()?.();
    await settled();
  }
  get running(): number {
    return this.#ends.length;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const of = (address: string, session = 'none'): Asker => ({ address, session });

describe('a fair share', () => {
  it('keeps a place free for another address, and lets it in before those that wait', async () => {
    const desk = new Desk();
    for (let i = 0; i < 50; i += 1) void desk.ask(`hog ${i}`, of('hog', `s${i % 5}`));
    await settled();
    expect(desk.begun).toHaveLength(3);
    void desk.ask('buyer', of('buyer'));
    await settled();
    expect(desk.begun[3]).toBe('buyer');
  });

  it('gives places in turn when several addresses wait', async () => {
    const desk = new Desk({ ...shares, atOnce: 1, ofAddress: 1, ofSession: 1 });
    for (let i = 0; i < 10; i += 1) void desk.ask('hog', of('hog'));
    for (const name of ['one', 'two', 'one']) void desk.ask(name, of(name));
    await settled();
    for (let i = 0; i < 6; i += 1) await desk.endFirst();
    expect(desk.begun).toEqual(['hog', 'one', 'two', 'hog', 'one', 'hog', 'hog']);
  });

  it('shares the places of an address among its sessions', async () => {
    const desk = new Desk();
    for (let i = 0; i < 20; i += 1) void desk.ask('busy', of('office', 'busy'));
    void desk.ask('colleague', of('office', 'colleague'));
    await settled();
    expect(desk.begun).toEqual(['busy', 'busy', 'colleague']);
  });

  it('refuses what one address has too much of, and no other address', async () => {
    const desk = new Desk({ ...shares, waiting: 5 });
    const asked = Array.from({ length: 9 }, () => desk.ask('hog', of('hog')));
    await expect(Promise.race(asked)).rejects.toThrow(QueueFull);
    expect((await Promise.allSettled(asked.slice(7))).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void desk.ask('buyer', of('buyer'));
    await settled();
    expect(desk.begun).toEqual(['hog', 'hog', 'buyer']);
  });

  it('takes a caller who has gone out of the queue', async () => {
    const desk = new Desk({ ...shares, atOnce: 1 });
    const gone = new AbortController();
    void desk.ask('first', of('a'));
    const second = desk.ask('second', of('b'), gone.signal);
    void desk.ask('third', of('c'));
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await desk.endFirst();
    expect(desk.begun).toEqual(['first', 'third']);
  });

  it('gives a place back when the work fails', async () => {
    const fair = new FairShare({ ...shares, atOnce: 1 });
    await expect(fair.run(of('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await fair.run(of('a'), async () => 'yes')).toBe('yes');
  });

  it('never goes beyond a share, leaves no place empty that somebody may have, and serves all', async () => {
    const anyAsker = fc.record({ address: fc.constantFrom('a', 'b', 'c'), session: fc.constantFrom('1', '2', '3') });
    await fc.assert(
      fc.asyncProperty(fc.array(anyAsker, { minLength: 1, maxLength: 40 }), fc.record({ atOnce: fc.integer({ min: 1, max: 5 }), ofAddress: fc.integer({ min: 1, max: 4 }), ofSession: fc.integer({ min: 1, max: 3 }) }), async (askers, given) => {
        const fair = new FairShare({ ...given, waiting: 100 });
        const running: Asker[] = [];
        const waiting = [...askers];
        const ends: (() => void)[] = [];
        const served = Promise.all(askers.map((asker) => fair.run(asker, async () => {
          waiting.splice(waiting.indexOf(asker), 1);
          running.push(asker);
          await new Promise<void>((resolve) => void ends.push(resolve));
          running.splice(running.indexOf(asker), 1);
        })));
        for (let left = askers.length; left > 0; left -= 1) {
          await settled();
          const ofAddress = ({ address }: Asker): number => running.filter((each) => each.address === address).length;
          const ofSession = ({ address, session }: Asker): number => running.filter((each) => each.address === address && each.session === session).length;
          expect(running.length).toBeLessThanOrEqual(given.atOnce);
          expect(running.every((asker) => ofAddress(asker) <= given.ofAddress && ofSession(asker) <= given.ofSession)).toBe(true);
          expect(running.length < given.atOnce && waiting.some((asker) => ofAddress(asker) < given.ofAddress && ofSession(asker) < given.ofSession)).toBe(false);
          ends.shift()?.();
        }
        await served;
        expect(waiting).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
