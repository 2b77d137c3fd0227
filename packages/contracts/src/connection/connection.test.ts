import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseServerMessage, type ServerMessage } from './connection.ts';
import { helloReplySchema, pushedMessageSchema } from './connection.schema.ts';

const message: fc.Arbitrary<ServerMessage> = fc.oneof(
  fc.record({ op: fc.constant('hello' as const), wsID: fc.string({ minLength: 1 }) }),
  fc.record({ op: fc.constantFrom('session_ended' as const, 'cart' as const) }),
  fc.record(
    {
      op: fc.constant('alert' as const),
      type: fc.constantFrom('info' as const, 'success' as const, 'warning' as const, 'error' as const),
      msg: fc.string({ minLength: 1 }),
      timeout: fc.integer({ min: 0, max: 3_600_000 }),
    },
    { requiredKeys: ['op', 'type', 'msg'] },
  ),
);

const schema = helloReplySchema.or(pushedMessageSchema);

describe('messages of the websocket', () => {
  it('are read as they were sent [spec 3.17]', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(parseServerMessage(JSON.stringify(sent))).toEqual({ ...sent });
      }),
    );
  });

  it('the small reader of the web reads what the schema of the server allows, and never throws', () => {
    const anything = fc.oneof(fc.json(), fc.string(), fc.record({ op: fc.constantFrom('hello', 'alert', 'cart', 'other'), wsID: fc.jsonValue(), type: fc.jsonValue(), msg: fc.jsonValue() }).map((value) => JSON.stringify(value)));
    fc.assert(
      fc.property(anything, (text) => {
        const read = parseServerMessage(text);
        expect(read === null || schema.safeParse(read).success).toBe(true);
      }),
    );
  });
});
