import type { Envelope } from '@quartermaster/contracts';

export const firstAnswerId = 'first-answer';

/** The answer as text for a script element: no character in it can end the element or begin a comment. */
export function embedAnswer(envelope: Envelope): string {
  return JSON.stringify(envelope)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The answer that the server rendered this page from; null when it rendered a shell. */
export function takeFirstAnswer(document: Document): Envelope | null {
  const element = document.getElementById(firstAnswerId);
  if (element === null) return null;
  element.remove();
  return JSON.parse(element.textContent ?? 'null') as Envelope | null;
}
