import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { noteChange } from '../audit/audit-log.ts';
import type { ReadCsv } from '../wire/csv-table.ts';
import type { Written } from '../wire/import-answer.ts';
import { commandActor } from './operators-command.ts';

/** What an import leaves for the operator to read. */
export interface ImportedFile {
  /** What was done, in one line. */
  readonly said: string;
  /** Rows that were left out, one JSON object per line; empty: none were. */
  readonly rejects: string;
}

interface FileImport<Item> {
  /** As the audit log names who did it. */
  readonly command: string;
  readonly action: string;
  /** The file, for the audit log. */
  readonly name: string;
  readonly read: ReadCsv<Item>;
  readonly write: (connection: Connection, items: readonly Item[]) => Promise<Written>;
}

/** Writes what was read of a file, as the desk does. */
export async function importFile<Item>(database: Pool, { command, action, name, read, write }: FileImport<Item>, now: Date): Promise<ImportedFile> {
  const { items, rejects, rejected } = read;
  const { added, changed, same } = await withTransaction(database, async (connection) => {
    const written = await write(connection, items);
    await noteChange(connection, commandActor(command), { action, subject: name, details: { ...written, rejected } }, now);
    return written;
  });
  return {
    said: `${name}: ${added} added, ${changed} changed, ${same} as they were, ${rejected} left out.`,
    rejects: rejects.map((reject) => `${JSON.stringify(reject)}\n`).join(''),
  };
}
