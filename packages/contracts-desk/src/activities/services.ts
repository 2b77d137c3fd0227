import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';

const aac = z.string().trim().toUpperCase().regex(/^[A-Z0-9]{6}$/);

/** For what buyers need an AAC password: orders that the activity pays, orders that go there, or both. The default is none. */
const passwordUse = z.enum(['none', 'billing', 'shipping', 'both']);
export type PasswordUse = z.output<typeof passwordUse>;
export const passwordUses = passwordUse.options;

const activity = z.object({
  aac: z.string(),
  activity: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  active: z.boolean(),
  passwordFor: passwordUse,
  /** E-mail addresses of those who approve AAC passwords, in small letters. */
  supervisors: z.array(z.string()),
});

export type ListedActivity = z.output<typeof activity>;

export const activitiesService = defineDeskService({
  path: '/activities', method: 'GET', role: 'viewer', summary: 'The directory of activity address codes, by code.',
  request: z.object({ ...listRequest, state: z.enum(['active', 'retired', 'all']).default('all') }),
  answer: z.object({ ...listed, activities: z.array(activity) }),
});

export const activityService = defineDeskService({
  path: '/activity', method: 'GET', role: 'viewer', summary: 'One activity, and how many buyers have it in their address books.',
  request: z.object({ aac }),
  answer: z.object({ activity, addressBooks: z.int() }),
});

export const setActiveService = defineDeskService({
  path: '/activity/set-active', method: 'POST', role: 'catalogEditor', summary: 'Retires an activity, so that no order goes to it or is billed to it, or makes it active again.',
  request: z.object({ aac, active: z.boolean(), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const setPasswordsService = defineDeskService({
  path: '/activity/set-passwords', method: 'POST', role: 'catalogEditor', summary: 'Says for what an activity asks for AAC passwords, and who approves them.',
  request: z.object({ aac, passwordFor: passwordUse, supervisors: z.string().max(2000), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

const aacPassword = z.object({
  id: z.uuid(), aac: z.string(), activity: z.string(), holderName: z.string(), holderEmail: z.string(), approvedBy: z.string(), approvedAt: z.string(), expiresAt: z.string(),
  /** Whether who approved it is a supervisor of the activity still. */
  isSupervisorListed: z.boolean(),
});
export type ListedAacPassword = z.output<typeof aacPassword>;

export const aacPasswordsService = defineDeskService({
  path: '/aac-passwords', method: 'GET', role: 'viewer', summary: 'AAC passwords in force: of which buyer for which activity, who approved them, and until when.',
  request: z.object({ ...listRequest, state: z.enum(['all', 'unlisted']).default('all') }),
  answer: z.object({ ...listed, passwords: z.array(aacPassword) }),
});

export const revokeAacPasswordService = defineDeskService({
  path: '/aac-password/revoke', method: 'POST', role: 'catalogEditor', summary: 'Revokes the AAC password of a buyer, who gets a mail with the reason.',
  request: z.object({ id: z.uuid(), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const importActivitiesService = defineDeskService({
  path: '/activities/import', method: 'POST', role: 'catalogEditor', summary: 'Reads a CSV file into the directory; rows that do not fit are left out and named.',
  request: sentCsvFile,
  answer: importedRows,
  bodyLimit: csvFileLimit,
});

export const exportActivitiesService = defineDeskService({
  path: '/activities/export', method: 'GET', role: 'viewer', summary: 'The whole directory as CSV, in the columns that an import reads.',
  request: z.object({}),
  answer: savedCsvFile,
});
