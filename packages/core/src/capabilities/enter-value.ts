/**
 * Puts text into a field as a person would, so that components hear of it. React notes each value that is set on the
 * element itself and hears only of another one: the prototype's setter goes past it.
 */
export function enterText(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  write?.call(element, value);
  element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

/** Checks or unchecks a box; a radio button can only be chosen. */
export function enterChoice(element: HTMLInputElement, checked: boolean): void {
  if (element.checked !== checked) element.click();
}

export const isChoice = (element: Element): element is HTMLInputElement =>
  element.tagName === 'INPUT' && ['checkbox', 'radio'].includes((element as HTMLInputElement).type);
