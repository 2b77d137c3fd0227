// Hands all purchase orders that wait to the vendor at VENDOR in a process of its own, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { deliverTo } from './deliver-to.ts';

const { DATABASE_URL: url = '', VENDOR: vendor = '', NOW: now = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
await deliverTo(vendor, database, new Date(now));
await database.end();
