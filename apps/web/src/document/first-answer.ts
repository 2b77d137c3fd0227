import type { Envelope } from '@quartermaster/contracts';

export const firstAnswerId = 'first-answer';

/** The answer that the server rendered this page from; null when it rendered a shell. */
export function takeFirstAnswer(document: Document): Envelope | null {
  const element = document.getElementById(firstAnswerId);
  if (element === null) return null;
  element.remove();
  return JSON.parse(element.textContent ?? 'null') as Envelope | null;
}
