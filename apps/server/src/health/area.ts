import { defineArea, provide } from '../area/index.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { clock, processId } from '../runtime/index.ts';
import { startHealthKeeper } from './health-keeper.ts';
import { slowStatementLimit } from './settings.ts';
import { healthKeeper, healthRecord } from './tokens.ts';
import { watchRequests } from './watch-requests.ts';
import { forgetOldHealth } from './write-health.ts';

export const healthArea = defineArea({
  name: 'health',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: [slowStatementLimit],
  provides: [
    provide(healthKeeper, {
      needs: { database: outboxDatabase, record: healthRecord, processId, clock },
      open: ({ database, record, processId: id, clock: time }) => startHealthKeeper(database, record, id, time),
      close: (keeper) => keeper.stop(),
    }),
  ],
  needs: { record: healthRecord, clock },
  async beforeRoutes(app, { record, clock: time }) {
    watchRequests(app, record, time);
  },
  cleanUp: [forgetOldHealth],
});
