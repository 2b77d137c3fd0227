// Changes an account as the desk does, or finishes what others have left, as a process of the server does: so that tests can kill it at FAULT_POINT.
import type { AccountChangeName } from '@quartermaster/contracts-desk';
import { openAccountWork } from './account-work.ts';

const { DATABASE_URL: databaseUrl = '', ISSUER: issuer = '', DESK_SECRET: deskSecret = '', NOW: now = '', CHANGE: change = '', ACCOUNT: id = '' } = process.env;
const work = openAccountWork({ databaseUrl, issuer, deskSecret, now: new Date(now) });
await (change === '' ? work.finish() : work.change(change as AccountChangeName, id));
await work.close();
