import type { Dashboard } from '@quartermaster/contracts';
import { calendarDay } from '../../orders/index.ts';

/** The kinds of orders that a dashboard counts, and what each means. */
export const outlooks = ({ today, weekEnds }: Pick<Dashboard, 'today' | 'weekEnds'>) => [
  { outlook: 'Open', title: 'Open', text: 'Not all of it has arrived' },
  { outlook: 'Late', title: 'Late', text: 'Expected before today, and not confirmed as received' },
  { outlook: 'Arriving', title: 'Arriving this week', text: `Expected from ${calendarDay(today)} to ${calendarDay(weekEnds)}` },
] as const;
