import { activitiesService, activityService, exportActivitiesService, importActivitiesService, setActiveService, setPasswordsService } from '@quartermaster/contracts-desk';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { requestInvalid } from '../../wire/index.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { readActivityCsv, writeActivityCsv } from './activity-csv.ts';
import { readPasswords } from './activity-passwords.ts';
import { allActivities, listActivities, readActivity, setActive, setPasswords, writeActivities } from './directory.ts';

/** The directory of activity address codes, which says where orders go and what they are billed to. */
export const activityDeskServices = (): readonly DeskImplementation[] => [
  implementRead(activitiesService, async (filter, { database }) => {
    const rows = await listActivities(database, filter);
    return { ...pagesOf(rows, filter.page), activities: [...rows] };
  }),
  implementRead(activityService, async ({ aac }, { database }) => {
    const activity = await readActivity(database, aac);
    if (activity === null) throw unknownActivity(aac);
    return { activity, addressBooks: activity.addressBooks };
  }),
  implementWrite(setActiveService, async ({ aac, active, reason }, connection) => {
    const isChanged = await setActive(connection, aac, active);
    if (isChanged === null) throw unknownActivity(aac);
    if (!isChanged) throw changedMeanwhile(`${aac} is ${active ? 'active' : 'retired'} already. Load the page again.`);
    return { answer: {}, change: { action: active ? 'activity.activated' : 'activity.retired', subject: aac, details: { reason } } };
  }),
  implementWrite(setPasswordsService, async ({ aac, passwordFor, supervisors: typed, reason }, connection) => {
    const read = readPasswords(passwordFor, typed);
    if ('problem' in read) throw requestInvalid([{ field: read.problem.field === 'supervisors' ? 'supervisors' : 'passwordFor', message: read.problem.reason }]);
    const isChanged = await setPasswords(connection, aac, read);
    if (isChanged === null) throw unknownActivity(aac);
    if (!isChanged) throw changedMeanwhile(`${aac} is set so already. Load the page again.`);
    return { answer: {}, change: { action: 'activity.passwords-set', subject: aac, details: { reason, passwordFor: read.passwordFor, supervisors: read.supervisors.join(' ') } } };
  }),
  implementWrite(importActivitiesService, async ({ fileName, csv }, connection) => {
    const read = readable(() => readActivityCsv(csv));
    return importAnswer('activity.imported', fileName, read, await writeActivities(connection, read.items));
  }),
  implementRead(exportActivitiesService, async (_request, { database, now }) => ({
    fileName: `activities-${now.toISOString().slice(0, 10)}.csv`,
    csv: writeActivityCsv(await allActivities(database)),
  })),
];

const unknownActivity = (aac: string) => notFound(`The directory has no activity ${aac}.`);
