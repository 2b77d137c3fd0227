import type { Envelope } from '@quartermaster/contracts';
import type { AlertType } from './alert-type.ts';

/** The message of an answer to the buyer beside its screen: the layout shows it above the page. */
export interface PageMessage {
  readonly type: AlertType;
  readonly header: string | null;
  /** HTML: show it through the sanitizer only. */
  readonly text: string;
}

const types: readonly (readonly [RegExp, AlertType])[] = [
  [/error|fail|denied|invalid/i, 'error'],
  [/warn|caution/i, 'warning'],
  [/success|confirm/i, 'success'],
];

/** The global message of an answer (specification, section 3: message, msgType, msgHeader); null when it has none. */
export function pageMessage({ responseType, message, msgType, msgHeader }: Envelope): PageMessage | null {
  if (typeof message !== 'string' || message.trim() === '') return null;
  const type = responseType === 'ERROR' ? 'error' : (types.find(([pattern]) => pattern.test(String(msgType ?? '')))?.[1] ?? 'info');
  return { type, header: typeof msgHeader === 'string' && msgHeader.trim() !== '' ? msgHeader : null, text: message };
}
