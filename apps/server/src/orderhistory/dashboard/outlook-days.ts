import type { orderOutlookWords } from '@quartermaster/contracts';
import { daysAfter, washingtonDay } from '../../runtime/index.ts';
import type { OrderFilter } from '../order-list.ts';

type OrderOutlook = keyof typeof orderOutlookWords;

/** The week that begins on a day; both ends are in it. */
export const weekFrom = (today: string): { from: string; to: string } => ({ from: today, to: daysAfter(today, 6) });

/** The orders of which something is open, or is expected before today, or in the week that begins today. */
export function ordersWith(outlook: OrderOutlook, now: Date): OrderFilter {
  const today = washingtonDay(now);
  const filters: Record<OrderOutlook, OrderFilter> = {
    Open: { isOpen: true },
    Late: { expected: { from: '0001-01-01', to: daysAfter(today, -1) } },
    Arriving: { expected: weekFrom(today) },
  };
  return filters[outlook];
}
