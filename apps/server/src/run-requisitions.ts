// npm run requisitions -- enter | export | import-status | list | show | follow-up | cancel | rules | set. Works on the database of DATABASE_URL.
import { userInfo } from 'node:os';
import { readTextFile, runOperatorCommand, writeRejects } from './operator-command.ts';
import { folderTransport, requisitionCommand, RequisitionError } from './requisitions/index.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-requisitions',
  usual: 'npm run requisitions',
  Refusal: RequisitionError,
  prepare: (args) => async (pool) =>
    void process.stdout.write(await requisitionCommand(pool, args, {
      operator: userInfo().username, now: new Date(), read: (file) => readTextFile(file, RequisitionError), rejects: writeRejects, transport: folderTransport,
    })),
});
