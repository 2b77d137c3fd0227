import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EndReader, message } from './replies.ts';

const rows = fc.array(fc.tuple(fc.constantFrom('D', 'T', 'C', 'E', 'N', 'S'), fc.uint8Array({ maxLength: 20 })), { maxLength: 6 });
const bytesOf = (messages: readonly (readonly [type: string, body: Uint8Array])[]): Buffer =>
  Buffer.concat(messages.map(([type, body]) => message(type, Buffer.from(body))));

describe('the end of an answer', () => {
  it('is the last message, however the bytes are cut', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('Z', 'G', 'E', 'D'), fc.array(fc.nat(200), { maxLength: 5 }), (before, last, cuts) => {
        const bytes = bytesOf([...before, [last, Buffer.from('I')]]);
        const reader = new EndReader();
        const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length];
        for (const [index, place] of places.entries()) reader.push(bytes.subarray(places[index - 1] ?? 0, place));
        expect(reader.hasEnd).toBe(last === 'Z' || last === 'G');
      }),
    );
  });

  it('has not come while nothing has', () => {
    expect(new EndReader().hasEnd).toBe(false);
  });
});
