import { dateRule, parseCalendarDate, type FieldError, type GroupTerms } from '@quartermaster/contracts';
import { typedText } from '../../mail/index.ts';
import { washingtonDay } from '../../runtime/index.ts';

/** Why a deliver-by date cannot be met or read; field names as in the request. */
export function checkTerms(terms: readonly GroupTerms[], now: Date): FieldError[] {
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
export function termsOfGroups(groupIds: readonly string[], saved: readonly GroupTerms[]): GroupTerms[] {
  return groupIds.map((groupId) => saved.find((terms) => terms.groupId === groupId) ?? { groupId, note: '', deliverBy: null });
}

/** The saved terms; newer ones, once checked, take their place. Terms of groups that are not in the cart are dropped. */
export function mergeTerms(groupIds: readonly string[], saved: readonly GroupTerms[], said: readonly GroupTerms[]): GroupTerms[] {
  const trimmed = said.map(({ groupId, note, deliverBy }) => ({ groupId, note: typedText(note), deliverBy: deliverBy === null ? null : parseCalendarDate(deliverBy) }));
  return termsOfGroups(groupIds, [...trimmed.toReversed(), ...saved]);
}
