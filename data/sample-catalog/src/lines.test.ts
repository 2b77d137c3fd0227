import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { collect } from './collect.ts';
import { lines } from './lines.ts';

async function* chunked(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('lines', () => {
  it('gives the same lines however the bytes are cut, with line separators inside strings', async () => {
    const text = fc.array(fc.string({ unit: 'binary' }).map((line) => line.replaceAll('\n', '\u2028')), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (expected, size) => {
        const bytes = new TextEncoder().encode(expected.map((line) => `${line}\n`).join(''));
        const read = await collect(lines(chunked(bytes, size)));
        expect(read).toEqual(expected.map((line) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(line))));
      }),
    );
  });
});
