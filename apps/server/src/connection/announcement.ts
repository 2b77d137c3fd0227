import { z } from 'zod';
import { alertTypes, longestAlert } from '@quartermaster/contracts';
import { announcementAlert, type Announcement } from '../wire/index.ts';
import type { BusMessage } from './bus/message-bus.ts';

/** Longest announcement, in characters. */
const longest = 1000;

const announcementSchema = z.object({
  text: z.string().trim().min(1).max(longest),
  type: z.enum(alertTypes),
  /** 0: it stays until it is dismissed. */
  seconds: z.int().min(0).max(longestAlert / 1000),
});

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

/** The alert for all clients. */
export const announcementMessage = (announcement: Announcement): BusMessage => ({ kind: 'push', to: 'all', message: announcementAlert(announcement) });
