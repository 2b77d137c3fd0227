import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { builtText } from './built-text.ts';
import { neverAsked, rowFindings, type TableColumn } from './compare.ts';
import { lookAtQueries } from './query-calls.ts';
import { SIGHTINGS } from './record.ts';
import { declaredRow } from './row-types.ts';
import type { Sighting } from './sighting.ts';

/** The program whose queries are checked. */
export interface CheckedProgram {
  /** Its tsconfig.json. */
  readonly configuration: string;
  /** Whether a source file belongs to the program; tests and their tools do not. */
  isProgram(file: string): boolean;
}

/**
 * Begins to record.
 *
 * @param url a database with the tables of the program
 * @param isWhole whether all of its tests run: then a query that none of them makes is a finding too
 * @returns ends it and compares. @throws Error with all findings
 */
export async function startRecording(url: string, program: CheckedProgram, isWhole: boolean): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-statements-'));
  const file = join(folder, 'sightings');
  const tableColumns = await readTableColumns(url);
  process.env[SIGHTINGS] = file;
  return () => {
    delete process.env[SIGHTINGS];
    const seen = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as Sighting) : [];
    rmSync(folder, { recursive: true });
    const queries = lookAtQueries(program.configuration, (path) => program.isProgram(path), (query) => ({ row: declaredRow(query), built: builtText(query) }));
    const declared = queries.map(({ row }) => row).filter((row) => row !== null);
    const built = queries.map(({ built: finding }) => finding).filter((finding) => finding !== null);
    const findings = [...built, ...rowFindings(declared, seen, tableColumns), ...(isWhole ? neverAsked(declared, seen) : [])];
    if (findings.length > 0) throw new Error(`Statements are put together as text, or types of rows differ from the database:\n${findings.join('\n')}`);
  };
}

async function readTableColumns(url: string): Promise<Map<string, TableColumn>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ place: string; name: string; notNull: boolean }>(
      `select attrelid || '.' || attnum as place, relname || '.' || attname as name, attnotnull as "notNull"
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where attnum > 0 and relkind in ('r', 'p') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
    );
    return new Map(rows.map(({ place, ...column }) => [place, column]));
  } finally {
    await client.end();
  }
}
