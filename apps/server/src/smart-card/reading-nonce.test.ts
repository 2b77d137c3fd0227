import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../runtime/randomness.ts';
import { readingNonces } from './reading-nonce.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
const nonces = readingNonces(new Uint8Array(32).fill(1), { now: () => new Date(now) }, systemRandomness);
const asker = { buyerId: 'b1', sessionId: 's1' };

describe('the nonce of a reading', () => {
  it('is good for its asker for fifteen minutes, and fits the reader', () => {
    now = start;
    const nonce = nonces.make(asker);
    expect(nonce).toMatch(/^[\w.-]{16,300}$/);
    now = start + 899_000;
    expect(nonces.check(nonce, asker)).toEqual(new Date(start + 900_000));
    now = start + 900_000;
    expect(nonces.check(nonce, asker)).toBeNull();
  });

  it('is nothing for another buyer, another session, or another server', () => {
    now = start;
    const nonce = nonces.make(asker);
    expect(nonces.check(nonce, { ...asker, buyerId: 'b2' })).toBeNull();
    expect(nonces.check(nonce, { ...asker, sessionId: 's2' })).toBeNull();
    expect(readingNonces(new Uint8Array(32).fill(2), { now: () => new Date(now) }, systemRandomness).check(nonce, asker)).toBeNull();
  });

  it('does not survive a change of any character', () => {
    now = start;
    const nonce = nonces.make(asker);
    fc.assert(
      fc.property(fc.nat({ max: nonce.length - 1 }), fc.constantFrom('0', '9', 'A', 'z', '.', ' ', 'é'), (at, character) => {
        fc.pre(nonce[at] !== character);
        expect(nonces.check(nonce.slice(0, at) + character + nonce.slice(at + 1), asker)).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => nonces.check(text, asker) === null));
  });
});
