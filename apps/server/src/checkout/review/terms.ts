import { dateRule, parseCalendarDate, type CheckoutProblem, type FieldError, type GroupTerms } from '@quartermaster/contracts';
import { typedText } from '../../mail/index.ts';
import { washingtonDay } from '../../runtime/index.ts';
import type { ReviewState } from './review-state.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** Why a deliver-by date cannot be met or read; field names as in the request. */
export function checkTerms(terms: readonly Pick<GroupTerms, 'deliverBy'>[], now: Date): FieldError[] {
  const today = washingtonDay(now);
  return terms.flatMap(({ deliverBy }, i) => {
    if (deliverBy === null) return [];
    const field = `terms.${i}.deliverBy`;
    const day = parseCalendarDate(deliverBy);
    if (day === null) return [{ field, message: dateRule(deliverBy) ?? '' }];
    return day < today ? [{ field, message: 'Choose today or a later date.' }] : [];
  });
}

/** Terms as a request says them: what is left out stays as it is. */
export type SaidTerms = Pick<GroupTerms, 'groupId' | 'deliverBy'> & { readonly [Part in 'note' | 'speed' | 'billing']?: GroupTerms[Part] | undefined };

/** The terms of each group that is in the cart now, in the order of the groups; blank where nothing was said. */
export function termsOfGroups(groupIds: readonly string[], saved: readonly GroupTerms[], choosesBilling = false): GroupTerms[] {
  return groupIds.map((groupId) => {
    const { note = '', deliverBy = null, speed, billing = 'consolidated' } = saved.find((terms) => terms.groupId === groupId) ?? {};
    // A date says by itself how fast.
    return { groupId, note, deliverBy, ...(speed === 'faster' && deliverBy === null && { speed }), ...(choosesBilling && { billing }) };
  });
}

/** The saved terms; newer ones, once checked, take their place. Terms of groups that are not in the cart are dropped. */
export function mergeTerms(groupIds: readonly string[], saved: readonly GroupTerms[], said: readonly SaidTerms[], choosesBilling = false): GroupTerms[] {
  const merged = said.map(({ groupId, deliverBy, note, speed, billing }): GroupTerms => {
    const before = saved.find((terms) => terms.groupId === groupId);
    return {
      groupId,
      note: note === undefined ? (before?.note ?? '') : typedText(note),
      deliverBy: deliverBy === null ? null : parseCalendarDate(deliverBy),
      speed: speed ?? before?.speed,
      billing: billing ?? before?.billing,
    };
  });
  return termsOfGroups(groupIds, [...merged.toReversed(), ...saved], choosesBilling);
}

/** A date that was chosen for an order in time, and that is over by now: the order is not placed with it. */
export function datesOver({ groups, terms }: Pick<ReviewState, 'groups' | 'terms'>, now: Date): CheckoutProblem[] {
  const today = washingtonDay(now);
  return groups.flatMap(({ groupId, vendor }): CheckoutProblem[] => {
    const deliverBy = terms.find((own) => own.groupId === groupId)?.deliverBy ?? null;
    if (deliverBy === null || deliverBy >= today) return [];
    return [{ code: 'DELIVERY_DATE_OVER', block: 'delivery', cartKey: null, groupId, message: `The day by which ${vendor.name} was to deliver, ${day.format(new Date(deliverBy))}, is over. Choose another one, or none.` }];
  });
}
