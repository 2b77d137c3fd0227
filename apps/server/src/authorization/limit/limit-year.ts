import { daysAfter } from '../../runtime/index.ts';

/** The year of a limit that a day is in: both days count. */
export interface LimitYear {
  readonly from: string;
  readonly until: string;
}

/** @param day `YYYY-MM-DD` @param begins the month with which years begin, from 1 */
export function limitYear(day: string, begins: number): LimitYear {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = month >= begins ? year : year - 1;
  const firstDay = (of: number): string => `${String(of).padStart(4, '0')}-${String(begins).padStart(2, '0')}-01`;
  return { from: firstDay(first), until: daysAfter(firstDay(first + 1), -1) };
}
