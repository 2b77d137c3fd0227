import type { Envelope } from '@quartermaster/contracts';

/** Why a buyer must answer: the end of their session, something to acknowledge, their registration. */
export type NoticeKind = 'session expiry' | 'acknowledgement' | 'registration';

/** A question of the server that must be answered before anything else goes on (specification, sections 3 and 4). */
export interface Notice {
  readonly kind: NoticeKind;
  readonly header: string;
  /** HTML: show it through the sanitizer only. */
  readonly body: string;
  /** Label of the button that turns the offer down; null: the default one. */
  readonly negativeLabel: string | null;
}

const registrationTypes = ['registration', 'finalize_registration', 'new_registration'];

/** The kind of answer that the envelope demands; null when a buyer may simply turn away from it. */
export function demandOf({ type, attributes }: Envelope): NoticeKind | null {
  const types = [attributes?.['type'], type];
  if (types.includes('sessionExpiryModal')) return 'session expiry';
  if (types.some((one) => typeof one === 'string' && registrationTypes.includes(one))) return 'registration';
  const must = attributes?.['mustAcknowledge'];
  return must === true || must === 1 || String(must).toLowerCase() === 'true' ? 'acknowledgement' : null;
}

/** The notice that an envelope carries beside or instead of its screen; null when it has no words of its own. */
export function noticeOf(envelope: Envelope): Notice | null {
  const kind = demandOf(envelope);
  const [header, body, negativeLabel] = ['header', 'body', 'negativeLabel'].map((name) => textOf(envelope.attributes?.[name]));
  if (kind === null || (header === null && body === null)) return null;
  return { kind, header: header ?? '', body: body ?? '', negativeLabel: negativeLabel ?? null };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
