import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateRule, parseCalendarDate } from './calendar-date.ts';

const day = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });

it('every day of the calendar reads back as itself, however it is written [spec 5.11]', () => {
  fc.assert(
    fc.property(day, (instant) => {
      const iso = instant.toISOString().slice(0, 10);
      const us = `${instant.getUTCMonth() + 1}/${instant.getUTCDate()}/${iso.slice(0, 4)}`;
      expect([parseCalendarDate(iso), parseCalendarDate(us), dateRule(iso), dateRule(us)]).toEqual([iso, iso, null, null]);
    }),
  );
});

it('a date is taken exactly when the calendar has it [spec 5.11]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }), (year, month, dayOfMonth) => {
      const iso = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-');
      const instant = new Date(`${iso}T00:00:00Z`);
      const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
      expect(parseCalendarDate(iso)).toBe(exists ? iso : null);
    }),
  );
});
