import type { Envelope } from '@quartermaster/contracts';
import type { FirstAnswer } from '@quartermaster/core/host';
import { embedJson } from './embed-json.ts';
import { escapeHtml } from './escape-html.ts';

const firstAnswerId = 'first-answer';

export const firstAnswerTag = ({ path, envelope }: FirstAnswer): string =>
  `<script type="application/json" id="${firstAnswerId}" data-path="${escapeHtml(path)}">${embedJson(envelope)}</script>`;

/** The answer that the server rendered this page from; null when it rendered a shell. */
export function takeFirstAnswer(document: Document): FirstAnswer | null {
  const element = document.getElementById(firstAnswerId);
  if (element === null) return null;
  element.remove();
  const envelope = JSON.parse(element.textContent ?? 'null') as Envelope | null;
  return envelope === null ? null : { path: element.dataset['path'] ?? '', envelope };
}
