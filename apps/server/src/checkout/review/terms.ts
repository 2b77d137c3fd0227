import { dateRule, parseCalendarDate, type CheckoutProblem, type FieldError, type GroupTerms, type SaidTerms } from '@quartermaster/contracts';
import { destinationsOf, type KeptPart, type KeptTerms } from '../destinations/kept-terms.ts';
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

/** The terms of each group that is in the cart now, in the order of the groups; blank where nothing was said. */
export function termsOfGroups(groupIds: readonly string[], saved: readonly KeptTerms[], choosesBilling = false): KeptTerms[] {
  return groupIds.map((groupId) => {
    const { note = '', deliverBy = null, speed, billing = 'consolidated', ...rest } = saved.find((terms) => terms.groupId === groupId) ?? {};
    // A date says by itself how fast.
    return { groupId, note, deliverBy, ...(speed === 'faster' && deliverBy === null && { speed }), ...(choosesBilling && { billing }), ...destinationsOf(rest) };
  });
}

/** The saved terms; newer ones, once checked, take their place. Terms of groups that are not in the cart are dropped. */
export function mergeTerms(groupIds: readonly string[], saved: readonly KeptTerms[], said: readonly SaidTerms[], choosesBilling = false): KeptTerms[] {
  const merged = said.map(({ groupId, deliverBy, note, speed, billing, partNotes = [] }): KeptTerms => {
    const before = saved.find((terms) => terms.groupId === groupId);
    return {
      groupId,
      note: note === undefined ? (before?.note ?? '') : typedText(note),
      deliverBy: deliverBy === null ? null : parseCalendarDate(deliverBy),
      speed: speed ?? before?.speed,
      billing: billing ?? before?.billing,
      ...destinationsOf({ addressId: before?.addressId, parts: before?.parts?.map((part) => withNote(part, partNotes)) }),
    };
  });
  return termsOfGroups(groupIds, [...merged.toReversed(), ...saved], choosesBilling);
}

/** A part with the note that was said for it, if one was. */
function withNote(part: KeptPart, said: NonNullable<SaidTerms['partNotes']>): KeptPart {
  const own = said.find(({ addressId }) => addressId === part.addressId);
  return own === undefined ? part : { ...part, note: typedText(own.note) };
}

/** A date that was chosen for an order in time, and that is over by now: the order is not placed with it. */
export function datesOver({ groups, terms }: { readonly groups: ReviewState['groups']; readonly terms: readonly Pick<GroupTerms, 'groupId' | 'deliverBy'>[] }, now: Date): CheckoutProblem[] {
  const today = washingtonDay(now);
  return groups.flatMap(({ groupId, vendor }): CheckoutProblem[] => {
    const deliverBy = terms.find((own) => own.groupId === groupId)?.deliverBy ?? null;
    if (deliverBy === null || deliverBy >= today) return [];
    return [{ code: 'DELIVERY_DATE_OVER', block: 'delivery', cartKey: null, groupId, message: `The day by which ${vendor.name} was to deliver, ${day.format(new Date(deliverBy))}, is over. Choose another one, or none.` }];
  });
}
