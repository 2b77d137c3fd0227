import { requisitionTransport } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { startPump } from '../outbox/index.ts';
import { clock, database, log } from '../runtime/index.ts';
import { requisitionSendTimes } from './schedule/send-times.ts';
import { requisitionWorker } from './schedule/tokens.ts';
import { workOff } from './schedule/work.ts';
import { folderTransport } from './sending/folder-transport.ts';
import { requisitionFolder } from './sending/requisition-folder.ts';

/** Milliseconds between two looks at the clock and at the place of status files. */
const between = 60_000;

export const requisitionsArea = defineArea({
  name: 'requisitions',
  // The directory of activities is checkout's, the list of agencies the profile's.
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['checkout', 'profile'] },
  settings: [requisitionFolder, requisitionSendTimes],
  points: [byDefault(requisitionTransport, { needs: { folder: requisitionFolder }, open: ({ folder }) => folderTransport(folder) })],
  provides: [
    provide(requisitionWorker, {
      needs: { database, clock, log, transport: requisitionTransport, times: requisitionSendTimes },
      open: (tools) => startPump({
        name: 'requisitions', log: tools.log, pauses: { first: between, between, afterFailure: between },
        async step() {
          await workOff(tools);
          return 'done';
        },
      }),
      close: (pump) => pump.stop(),
    }),
  ],
});
