import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busText, BusMessageTooLong, readBusText, type BusMessage } from './message-bus.ts';

const address = fc.oneof(
  fc.constant('all' as const),
  fc.uuid().map((id) => `buyer ${id}` as const),
  fc.stringMatching(/^[\w-]{43}$/).map((id) => `session ${id}` as const),
);
const message: fc.Arbitrary<BusMessage> = fc.oneof(
  fc.record({ kind: fc.constant('push' as const), to: address, message: fc.constantFrom({ op: 'cart' as const }, { op: 'session_ended' as const }, { op: 'alert' as const, type: 'info' as const, msg: 'Ünïcode ✓', timeout: 0 }) }),
  fc.record({ kind: fc.constant('close' as const), to: address, code: fc.constant(4002 as const) }),
);

describe('messages between processes', () => {
  it('are read as they were sent', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(readBusText(busText('p1', sent))).toEqual({ from: 'p1', message: { ...sent } });
      }),
    );
  });

  it('of an unknown kind are passed over, whatever they hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readBusText(text);
        expect(read === null ? {} : JSON.parse(text)).toMatchObject(read?.message ?? {});
      }),
    );
  });

  it('longer than NOTIFY can carry are refused, counted in bytes', () => {
    const alert = (msg: string): BusMessage => ({ kind: 'push', to: 'all', message: { op: 'alert', type: 'info', msg } });
    expect(Buffer.byteLength(busText('p', alert('x'.repeat(7_800))))).toBeLessThan(8_000);
    expect(() => busText('p', alert('ü'.repeat(4_000)))).toThrow(BusMessageTooLong);
  });
});
