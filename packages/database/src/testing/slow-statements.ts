import { createHash } from 'node:crypto';
import pg from 'pg';

/** The seed of `npm run test:slow`; undefined where statements take as long as they take. */
const seed = process.env['SLOW_ANSWERS'];

/** The first byte of a message of the server that answers no statement. */
const notification = 'A'.charCodeAt(0);

/** Kept before a test puts its own clock in place. */
const { setTimeout } = globalThis;

let isSlow = false;

/**
 * Has the statements of this process come late and be answered late, where the run asks for it, by times that follow from the seed, the test, the text
 * of a statement and how often the test has sent it: what a test waits for by chance alone is then missing. Statements of one connection keep their order.
 */
export async function slowWhereAsked(): Promise<void> {
  if (seed === undefined || isSlow) return;
  isSlow = true;
  const { expect } = await import('vitest');
  slowStatements(delays(seed, () => {
    const { testPath, currentTestName } = expect.getState();
    return `${testPath?.replace(/.*\/(?=(?:apps|packages)\/)/, '') ?? ''} ${currentTestName ?? ''}`;
  }));
}

interface Delay {
  /** Milliseconds before the statement is sent. */
  readonly before: number;
  /** Milliseconds for which its answer is held. */
  readonly after: number;
}

/** Even numbers from 0 to 1, which are the same for the same words. */
function chance(...words: readonly (string | number)[]): readonly number[] {
  const bytes = createHash('sha256').update(words.join('\n')).digest();
  return [0, 4, 8].map((at) => bytes.readUInt32BE(at) / 2 ** 32);
}

/** How often a test sends a statement before only a tenth of the further ones are late: large loops would take hours. */
const often = 12;

/** Of the statements half are late: most by up to 20 ms, some by up to 80 ms, and each fiftieth by 200 to 400 ms. */
function delays(ofSeed: string, testNow: () => string): (what: string) => Delay {
  const counts = new Map<string, number>();
  let last = '';
  return (what) => {
    const test = testNow();
    if (test !== last) counts.clear();
    last = test;
    const nth = counts.get(what) ?? 0;
    counts.set(what, nth + 1);
    const [kind = 0, share = 0, side = 0] = chance(ofSeed, test, what, nth);
    if (nth > often && nth % 10 > 0) return { before: 0, after: 0 };
    const milliseconds = kind < 0.5 ? 0 : kind < 0.88 ? share * 20 : kind < 0.98 ? share * 80 : 200 + share * 200;
    return side < 0.5 ? { before: milliseconds, after: 0 } : { before: 0, after: milliseconds };
  };
}

/** What this needs of the driver. */
interface Driver {
  readonly Query: { readonly prototype: { submit(this: { text?: string }, connection: object): Error | null } };
  readonly Connection: { readonly prototype: { attachListeners(stream: Stream): void } };
}

interface Stream {
  on(event: string, listener: (piece: Buffer) => void): unknown;
  prependListener(event: string, listener: () => void): unknown;
}

function slowStatements(delayOf: (what: string) => Delay): void {
  const { Query, Connection } = pg as unknown as Driver;
  const answerOf = new WeakMap<object, number>();

  const { submit } = Query.prototype;
  Query.prototype.submit = function late(connection): Error | null {
    const { before, after } = delayOf(this.text ?? '');
    answerOf.set(connection, after);
    if (before < 1) return submit.call(this, connection);
    // The client holds what comes after it on this connection until it is answered.
    setTimeout(() => void submit.call(this, connection), before);
    return null;
  };

  const { attachListeners } = Connection.prototype;
  Connection.prototype.attachListeners = function late(stream): void {
    const held: (() => void)[] = [];
    let until = 0;
    // What the server said before it closed the connection is heard before that.
    stream.prependListener('close', () => {
      while (held.length > 0) held.shift()?.();
    });
    const hold = (piece: Buffer, listener: (piece: Buffer) => void): void => {
      const after = piece[0] === notification ? delayOf('a notification').after : (answerOf.get(this) ?? 0);
      // The further pieces of an answer come with the first one.
      answerOf.delete(this);
      const now = performance.now();
      until = Math.max(until, now + after);
      if (held.length === 0 && until - now < 1) return listener(piece);
      held.push(() => listener(piece));
      setTimeout(() => held.shift()?.(), until - now);
    };
    const slow: Pick<Stream, 'on'> = { on: (event, listener) => stream.on(event, event === 'data' ? (piece) => hold(piece, listener) : listener) };
    attachListeners.call(this, slow as Stream);
  };
}
