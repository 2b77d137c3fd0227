import { enterChoice, enterText, isChoice } from '../enter-value.ts';
import { isKeepable, type FieldElement } from '../keepable.ts';
import type { TypedField } from '../page-forms.ts';

/** What these elements hold that was changed, and may be kept. */
export const typedFields = (document: Document, touched: WeakSet<Element>): TypedField[] =>
  namedFields(document).flatMap(({ element, field, index }) => (touched.has(element) && isKeepable(element) ? [{ field, index, value: valueOf(element) }] : []));

/** Puts values back into the fields that are there, and into those that come later, until the function that comes back is called. */
export function fillFields(
  window: Window & typeof globalThis,
  fields: readonly TypedField[],
  touched: WeakSet<Element>,
  filled: (field: TypedField) => void,
): () => void {
  const waiting = new Set(fields);
  const observer = new window.MutationObserver(() => fillPresent());
  const fillPresent = () => {
    const present = namedFields(window.document);
    for (const wanted of waiting) {
      const found = present.find(({ field, index }) => field === wanted.field && index === wanted.index);
      // A buyer who was quicker and typed already has the last word.
      if (found === undefined || !(touched.has(found.element) || enter(found.element, wanted.value))) continue;
      waiting.delete(wanted);
      filled(wanted);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  // Options and fields may come later than the form, a form later than the page.
  observer.observe(window.document.body, { childList: true, subtree: true });
  fillPresent();
  return () => observer.disconnect();
}

/** False: not yet, an option is missing. */
function enter(element: FieldElement, value: string | boolean): boolean {
  if (!isKeepable(element)) return true;
  if (isChoice(element)) enterChoice(element, value === true);
  else if (element.tagName === 'SELECT' && ![...(element as HTMLSelectElement).options].some((option) => option.value === value)) return false;
  else if (element.value !== value) enterText(element, String(value));
  return true;
}

const valueOf = (element: FieldElement): string | boolean => (isChoice(element) ? element.checked : element.value);

interface NamedField {
  readonly element: FieldElement;
  readonly field: string;
  readonly index: number;
}

/** The fields of all forms with their names; those of the same name are counted in the order of the page. */
function namedFields(document: Document): NamedField[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<FieldElement>('form :is(input, textarea, select)')].map((element) => {
    const field = nameOf(element);
    const index = counts.get(field) ?? 0;
    counts.set(field, index + 1);
    return { element, field, index };
  });
}

/** Ids are made anew with each page; names and labels stay. */
function nameOf(element: FieldElement): string {
  const form = element.form?.getAttribute('name') ?? element.form?.getAttribute('aria-label') ?? '';
  const name = element.name === '' || isMadeUp(element.name) ? labelOf(element) : element.name;
  return [form, name, element.type, ...(isChoice(element) ? [element.value, labelOf(element)] : [])].join(' | ');
}

/** React makes names such as `:r3:` or `_r_3_` for groups of radio buttons. */
const isMadeUp = (name: string): boolean => /^(:|«|_r_|react-aria)/.test(name);

/** A label may be around its field: options and text in the field are no part of its name. */
const labelOf = (element: FieldElement): string =>
  element.getAttribute('aria-label') ?? [...(element.labels ?? [])].map((label) => label.textContent.replace(element.textContent, '').trim()).join(' ');
