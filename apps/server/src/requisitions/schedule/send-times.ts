import { ConfigError, daysAfter, defineSetting, washingtonDay } from '../../runtime/index.ts';

const written = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** When requisitions are sent without a press, by the clock of Washington. */
export const requisitionSendTimes = defineSetting({
  id: 'REQUISITION_SEND_TIMES',
  otherwise: 'never: they are sent at the desk, or by the command',
  doc: 'times of day in Washington at which all requisitions that wait are sent, for example `06:00,14:30`',
  read(given = ''): readonly string[] {
    const times = given.split(/[\s,]+/).filter((time) => time !== '');
    const wrong = times.find((time) => !written.test(time));
    if (wrong !== undefined) throw new ConfigError(`REQUISITION_SEND_TIMES has "${wrong}". Write times of day as hours and minutes, for example 06:00,14:30.`);
    return [...new Set(times)].toSorted();
  },
});

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const minute = 60_000;

/** The instant of a time of day in Washington. In spring a time that is left out is the one an hour later; in autumn, of two the first. */
function instantOf(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const found = [4, 5].map((hours) => new Date(asUtc + hours * 60 * minute)).find((instant) => washingtonDay(instant) === day && clock.format(instant) === time);
  return found ?? new Date(asUtc + 5 * 60 * minute);
}

const around = (times: readonly string[], now: Date): Date[] => {
  const today = washingtonDay(now);
  return [-1, 0, 1].flatMap((days) => times.map((time) => instantOf(daysAfter(today, days), time))).toSorted((one, other) => one.getTime() - other.getTime());
};

/** The last time that has come; null: there are none. */
export const lastTime = (times: readonly string[], now: Date): Date | null => around(times, now).findLast((time) => time <= now) ?? null;

/** The next time; null: there are none. */
export const nextTime = (times: readonly string[], now: Date): Date | null => around(times, now).find((time) => time > now) ?? null;
