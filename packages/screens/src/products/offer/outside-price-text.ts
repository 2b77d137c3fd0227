import type { OutsidePriceDays } from '@quartermaster/contracts';
import { calendarDay } from '../../shell/index.ts';

/** Why an offer with a price for some days cannot be ordered today. */
export const outsidePriceText = ({ state, day }: OutsidePriceDays): string => (state === 'over' ? `The price ended on ${calendarDay(day)}` : `The price begins on ${calendarDay(day)}`);
