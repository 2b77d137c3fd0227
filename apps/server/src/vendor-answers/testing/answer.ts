// Answers one request as a process of the server does, and ends: so that tests can kill it at FAULT_POINT. Prints the status of HTTP, and of cXML.
import { openPool } from '@quartermaster/database';
import type { InjectOptions } from 'fastify';
import { answeredWith, openAnsweringApp } from './answering-app.ts';

const { DATABASE_URL: url = '', REQUEST: request = '{}', NOW: now = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
const app = await openAnsweringApp(database, { now: () => new Date(now) });
process.stdout.write(answeredWith(await app.inject(JSON.parse(request) as InjectOptions)));
await app.close();
await database.end();
