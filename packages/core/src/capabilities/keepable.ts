import { holdsCardNumber, looksLikeCardNumber, serviceTable } from '@quartermaster/contracts';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Put on a field, a form or anything around it: what is typed there is not kept. */
const noDraftAttribute = 'data-no-draft';

const neverKept: ReadonlySet<string> = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);
const secretPurposes = /^(cc-|current-password|new-password|one-time-code)/;
/** Fields that a service declares sensitive, whole and by their last name. */
const sensitiveNames: ReadonlySet<string> = new Set(
  Object.values(serviceTable).flatMap(({ sensitive = [] }) => sensitive.flatMap((name) => [name, name.split('.').at(-1) ?? name])),
);

/** Whether the content of a field may be kept for later: no password, no card, nothing that a service calls sensitive. */
export function isKeepable(element: FieldElement): boolean {
  if (element.form === null || element.disabled || neverKept.has(element.type)) return false;
  if (element.closest(`[${noDraftAttribute}]`) !== null) return false;
  if (element.autocomplete.split(/\s+/).some((purpose) => secretPurposes.test(purpose))) return false;
  return ![element.name, element.id].some(isSensitive) && !looksLikeCardNumber(element.value) && !holdsCardNumber(element.value);
}

/** Ids may have a prefix that makes them unique on the page: `r7-newCard.number`. */
const isSensitive = (name: string): boolean => sensitiveNames.has(name) || sensitiveNames.has(name.slice(name.lastIndexOf('-') + 1));
