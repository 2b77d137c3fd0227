import { dateRule, parseCalendarDate, type DeliveryOptions, type GroupTerms } from '@quartermaster/contracts';
import type { Field } from '../../forms/index.ts';
import { calendarDay } from '../../orders/index.ts';

/** What is chosen of one order, beside the day itself. */
export interface DeliveryChoice {
  readonly how: 'standard' | 'faster' | 'day';
  readonly billing: NonNullable<GroupTerms['billing']>;
}

export const chosenOf = ({ deliverBy, speed, billing = 'consolidated' }: GroupTerms): DeliveryChoice => ({ how: deliverBy !== null ? 'day' : speed === 'faster' ? 'faster' : 'standard', billing });

export type DayField = `day-${number}`;

/** Faster delivery, as its buyer reads it. */
export const fasterDelivery = { label: 'Faster than standard', hint: 'If it costs more, the vendor contacts you first.' } as const;

/** The day on or before which an order is delivered. @param firstDay `YYYY-MM-DD`: an earlier one is refused */
export const dayField = (index: number, vendor: string, firstDay: string): Field<DayField> => ({
  name: `day-${index}`,
  serverName: `terms.${index}.deliverBy`,
  label: `${vendor}: deliver on or before`,
  rule: (typed) => (typed.trim() === '' ? `Choose the day on or before which ${vendor} delivers, or another way of delivery.` : null) ?? dateRule(typed) ?? ((parseCalendarDate(typed) ?? '') < firstDay ? `Choose ${calendarDay(firstDay)} or a later date.` : null),
  input: { type: 'date', width: 'short', hint: 'Faster delivery may cost more: the vendor contacts you.' },
});

/** When an order comes by itself, for a person. */
export const standardDelivery = ({ deliveryDays }: DeliveryOptions['orders'][number]): string =>
  deliveryDays === null ? 'As you agree with the vendor.' : `Within ${deliveryDays} ${deliveryDays === 1 ? 'day' : 'days'} of the order.`;
