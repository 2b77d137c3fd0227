// node apps/server/src/announce.ts "text" [--type=warning] [--seconds=30]: tells all browsers that are connected.
import { parseArgs } from 'node:util';
import { embeddedDatabaseFolder, openPool } from '@quartermaster/database';
import { AnnouncementError, announcementMessage, readAnnouncement } from './connection/announcement.ts';
import { notifyClients } from './connection/bus/postgres-bus.ts';
import { askEmbeddedServer } from './connection/embedded-claim.ts';
import type { Announcement } from './wire/index.ts';

try {
  await send(readArguments(process.argv.slice(2)), process.env['DATABASE_URL'] ?? '');
  process.stdout.write('Announced to all browsers that are connected.\n');
} catch (error) {
  process.stderr.write(`${error instanceof AnnouncementError ? error.message : `The announcement could not be sent: ${String(error)}`}\n`);
  process.exitCode = 1;
}

async function send(announcement: Announcement, databaseUrl: string): Promise<void> {
  if (databaseUrl === '') throw new AnnouncementError('DATABASE_URL is not set. Give the address of the database that the servers use.');
  const folder = embeddedDatabaseFolder(databaseUrl);
  if (folder !== null) {
    const answer = await askEmbeddedServer(folder, JSON.stringify(announcement));
    if (answer === null) throw new AnnouncementError('No marketplace server runs on the embedded database, so no browser is connected.');
    if (answer !== 'ok') throw new AnnouncementError(answer);
    return;
  }
  const pool = openPool(databaseUrl, { applicationName: 'quartermaster-announce', maxConnections: 1 });
  try {
    await notifyClients(pool, 'announce', announcementMessage(announcement));
  } finally {
    await pool.end();
  }
}

function readArguments(argv: string[]): Announcement {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { type: { type: 'string', default: 'info' }, seconds: { type: 'string', default: '0' } },
    });
    return readAnnouncement({ text: positionals.join(' '), type: values.type, seconds: Number(values.seconds) });
  } catch (error) {
    if (error instanceof AnnouncementError) throw error;
    throw new AnnouncementError(`${error instanceof Error ? error.message : String(error)} Usage: "text" [--type=warning] [--seconds=30]`);
  }
}
