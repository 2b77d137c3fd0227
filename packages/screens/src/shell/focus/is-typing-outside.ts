/** Whether the person types into a field outside of this element: the focus stays there then, whatever an answer brings. */
export function isTypingOutside(element: Element): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement.matches('input:not([type="checkbox"], [type="radio"]), textarea') && !element.contains(activeElement);
}
