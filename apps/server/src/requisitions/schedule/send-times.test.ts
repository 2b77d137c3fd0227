import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSettings } from '../../runtime/index.ts';
import { lastTime, nextTime, requisitionSendTimes } from './send-times.ts';

const at = (text: string) => new Date(text);

it('are times of day in Washington, whenever clocks change', () => {
  expect(lastTime(['06:00', '14:30'], at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-20T11:00:00Z'));
  expect(nextTime(['06:00', '14:30'], at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-20T19:30:00Z'));
  expect(lastTime(['06:00'], at('2026-11-20T10:59:59Z'))).toEqual(at('2026-11-19T11:00:00Z'));
  // Summer time ends on 1 November 2026, and begins on 14 March 2027, when 02:30 is left out.
  expect(lastTime(['06:00'], at('2026-10-31T12:00:00Z'))).toEqual(at('2026-10-31T10:00:00Z'));
  expect(lastTime(['06:00'], at('2026-11-01T12:00:00Z'))).toEqual(at('2026-11-01T11:00:00Z'));
  expect(lastTime(['02:30'], at('2027-03-14T12:00:00Z'))).toEqual(at('2027-03-14T07:30:00Z'));
  expect(lastTime(['01:30'], at('2026-11-01T12:00:00Z'))).toEqual(at('2026-11-01T05:30:00Z'));
  expect([lastTime([], at('2026-11-20T12:00:00Z')), nextTime([], at('2026-11-20T12:00:00Z'))]).toEqual([null, null]);
});

it('the last one and the next one are less than 26 hours away, on either side', () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(fc.property(fc.array(time, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 3 * 366 * 24 * 60 }), (times, minutes) => {
    const now = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
    const [last, next] = [lastTime(times, now), nextTime(times, now)];
    expect(last !== null && next !== null && last <= now && next > now && now.getTime() - last.getTime() < 26 * 3_600_000 && next.getTime() - now.getTime() < 26 * 3_600_000).toBe(true);
  }));
});

it('are read from a setting, each once', () => {
  const read = (given: string | undefined) => readSettings([requisitionSendTimes], { REQUISITION_SEND_TIMES: given })(requisitionSendTimes);
  expect(read('14:30, 06:00 06:00')).toEqual(['06:00', '14:30']);
  expect(read(undefined)).toEqual([]);
  for (const wrong of ['6:00', '24:00', '06:60', 'daily']) expect(() => read(wrong)).toThrow(`"${wrong}"`);
});
