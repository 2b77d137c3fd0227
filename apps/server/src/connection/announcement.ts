import { z } from 'zod';
import { alertTypes, longestAlert } from '@quartermaster/contracts';
import type { BusMessage } from './bus/message-bus.ts';

/** Longest announcement, in characters. */
const longest = 1000;

const announcementSchema = z.object({
  text: z.string().trim().min(1).max(longest),
  type: z.enum(alertTypes),
  /** 0: it stays until it is dismissed. */
  seconds: z.int().min(0).max(longestAlert / 1000),
});

/** The message of an operator to all browsers that are connected. Plain text. */
export type Announcement = z.output<typeof announcementSchema>;

export class AnnouncementError extends Error {
  override readonly name = 'AnnouncementError';
}

/** @throws AnnouncementError that says what to write instead */
export function readAnnouncement(value: unknown): Announcement {
  const read = announcementSchema.safeParse(value);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0];
  if (field === 'type') throw new AnnouncementError(`--type is one of ${alertTypes.join(', ')}.`);
  if (field === 'seconds') throw new AnnouncementError('--seconds is a whole number from 0 (it stays until it is dismissed) to 3600.');
  throw new AnnouncementError(`Say what to announce, in at most ${longest} characters.`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The alert for all clients: its message is HTML (specification, section 3), the operator's words are not. */
export function announcementMessage({ text, type, seconds }: Announcement): BusMessage {
  const msg = text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return { kind: 'push', to: 'all', message: { op: 'alert', type, msg, timeout: seconds * 1000 } };
}
