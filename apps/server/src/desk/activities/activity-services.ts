import { activitiesService, activityService, exportActivitiesService, importActivitiesService, setActiveService } from '@quartermaster/contracts-desk';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { ActivityFileError, readActivityCsv, writeActivityCsv, type ReadFile } from './activity-csv.ts';
import { allActivities, listActivities, readActivity, setActive, writeActivities } from './directory.ts';

/** Rejects that an answer names; more say nothing new of a file. */
const mostRejects = 200;

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
  implementWrite(importActivitiesService, async ({ fileName, csv }, connection) => {
    const { activities, rejects, rejected } = readable(csv);
    const written = await writeActivities(connection, activities);
    return {
      answer: { ...written, rejected, rejects: rejects.slice(0, mostRejects) },
      change: { action: 'activity.imported', subject: fileName, details: { ...written, rejected } },
    };
  }),
  implementRead(exportActivitiesService, async (_request, { database, now }) => ({
    fileName: `activities-${now.toISOString().slice(0, 10)}.csv`,
    csv: writeActivityCsv(await allActivities(database)),
  })),
];

function readable(csv: string): ReadFile {
  try {
    return readActivityCsv(csv);
  } catch (error) {
    if (error instanceof ActivityFileError) throw requestInvalid([{ field: 'csv', message: error.message }]);
    throw error;
  }
}

const unknownActivity = (aac: string) => notFound(`The directory has no activity ${aac}.`);
