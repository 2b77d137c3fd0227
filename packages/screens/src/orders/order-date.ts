export { calendarDay } from '../shell/index.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' });

/** `Nov 20, 2026`, by the calendar of Washington: the same on the server and in every browser. */
export const orderDay = (instant: string): string => day.format(new Date(instant));

/** `Nov 20, 2026, 10:04 AM ET` */
export const orderMoment = (instant: string): string => `${moment.format(new Date(instant))} ET`;
