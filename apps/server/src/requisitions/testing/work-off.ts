// Does once what the marketplace does by itself with requisitions, as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { systemClock } from '../../runtime/index.ts';
import { workOff } from '../schedule/work.ts';
import { folderTransport } from '../sending/folder-transport.ts';

const { DATABASE_URL: url = '', FOLDER: folder = '', NOW: now = '' } = process.env;
const database = openPool(url, { maxConnections: 2 });
const silent = (): void => {};
await workOff({ database, transport: folderTransport(folder), times: ['06:00'], clock: { ...systemClock, now: () => new Date(now) }, log: { info: silent, error: silent } });
await database.end();
