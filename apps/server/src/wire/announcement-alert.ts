import type { PushedMessage } from '@quartermaster/contracts';

/** The message of an operator to all browsers that are connected. */
export interface Announcement {
  /** Plain text. */
  readonly text: string;
  readonly type: Extract<PushedMessage, { readonly op: 'alert' }>['type'];
  /** 0: it stays until it is dismissed. */
  readonly seconds: number;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The alert: its message is HTML (specification, section 3), the operator's words are not. */
export function announcementAlert({ text, type, seconds }: Announcement): PushedMessage {
  const msg = text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return { op: 'alert', type, msg, timeout: seconds * 1000 };
}
