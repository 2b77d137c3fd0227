import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameReader, ProtocolError } from './frames.ts';
import { message } from './replies.ts';

const opening = (body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeInt32BE(body.length + 4);
  return Buffer.concat([head, body]);
};

describe('FrameReader', () => {
  it('gives the same messages however the bytes are cut', () => {
    const body = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
    const sent = fc.array(fc.tuple(fc.constantFrom('Q', 'P', 'B', 'S'), body), { maxLength: 12 });
    fc.assert(
      fc.property(body, sent, fc.array(fc.nat({ max: 30 }), { minLength: 1 }), (first, messages, cuts) => {
        const frames = [opening(first), ...messages.map(([type, bytes]) => message(type, bytes))];
        const stream = Buffer.concat(frames);
        const reader = new FrameReader();
        const read: Buffer[] = [];
        for (let at = 0, i = 0; at < stream.length; i += 1) {
          const size = (cuts[i % cuts.length] ?? 0) + 1;
          reader.push(stream.subarray(at, at + size));
          at += size;
          for (let frame = reader.next(); frame !== undefined; frame = reader.next()) {
            if (frame.type === '') reader.opened();
            read.push(Buffer.from(frame.bytes));
          }
        }
        expect(read).toEqual(frames);
      }),
    );
  });

  it.each([0, 3, -1, 0x7fffffff])('refuses the length %i', (length) => {
    const reader = new FrameReader();
    const head = Buffer.alloc(8);
    head.writeInt32BE(length);
    reader.push(head);
    expect(() => reader.next()).toThrow(ProtocolError);
  });
});
