import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';

const aac = z.string().trim().toUpperCase().regex(/^[A-Z0-9]{6}$/);

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
