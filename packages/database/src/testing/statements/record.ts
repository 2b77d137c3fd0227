import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { COPY } from '../postgresql.ts';
import { kindOf, type Sighting, type ValueKind } from './sighting.ts';

/** Rows of a result that are looked at: the first ones have what all of them have. */
const looked = 200;

/** Names the file of the sightings to the processes of the tests. */
export const SIGHTINGS = 'QUARTERMASTER_SIGHTINGS';

let isRecording = false;

/** Records the statements of this process, where the run compares types of rows. */
export function recordWhereAsked(): void {
  const file = process.env[SIGHTINGS];
  if (file === undefined || isRecording) return;
  isRecording = true;
  recordStatements(file);
}

/**
 * From now on, what PostgreSQL describes and answers to each query of this process is written to a file, one sighting to a line
 * and each kind of sighting once.
 */
function recordStatements(file: string): void {
  const written = new Set<string>();
  const note = (site: string, statement: string, result: unknown, tablesKnown: boolean): void => {
    if (!isResult(result) || result.fields.length === 0) return;
    const line = JSON.stringify(sightingOf(site, statement, result, tablesKnown));
    if (written.has(line)) return;
    written.add(line);
    appendFileSync(file, `${line}\n`);
  };
  for (const prototype of [pg.Pool.prototype, pg.Client.prototype] as unknown as { query: (...given: unknown[]) => unknown }[]) {
    const query = prototype.query;
    prototype.query = function recorded(this: unknown, ...given: unknown[]): unknown {
      const answer = query.apply(this, given);
      // A query with a callback is one that the pool makes for a caller who has been noted.
      if (answer instanceof Promise) {
        const site = callSiteNow();
        if (site !== null) void answer.then((result: unknown) => { note(site, textOf(given[0]), result, isOnCopy(this)); }, () => undefined);
      }
      return answer;
    };
  }
}

/** The places that were worked out, by the frames of their calls before source maps: mapping them takes longer than most queries. */
const knownSites = new Map<string, string | null>();

/** The place that calls now, as {@link callSite} names it. */
function callSiteNow(): string | null {
  const frames = unmappedFrames();
  const known = knownSites.get(frames);
  if (known !== undefined) return known;
  const site = callSite(new Error('the call').stack ?? '');
  knownSites.set(frames, site);
  return site;
}

function unmappedFrames(): string {
  const { prepareStackTrace } = Error;
  try {
    Error.prepareStackTrace = (_error, frames) => frames.map((frame) => `${frame.getFileName() ?? ''}:${frame.getLineNumber() ?? 0}:${frame.getColumnNumber() ?? 0}`).join();
    return String(new Error('the call').stack);
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}

interface Result {
  readonly fields: readonly pg.FieldDef[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const isResult = (value: unknown): value is Result => typeof value === 'object' && value !== null && 'fields' in value && 'rows' in value;

/** The text of a statement, which is given alone or in a query's configuration. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string' ? statement.text : '';
}

/** Whether a pool or a client is on a copy of the template: in another database the same object id may be another table. */
export function isOnCopy(asked: unknown): boolean {
  const database = asked instanceof pg.Pool ? asked.options.connectionString : asked instanceof pg.Client ? asked.database : undefined;
  return new RegExp(`\\b${COPY}_[0-9a-f]{32}\\b`).test(database ?? '');
}

function sightingOf(site: string, statement: string, { fields, rows }: Result, tablesKnown: boolean): Sighting {
  const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({ name, type: dataTypeID, ...(tablesKnown ? { table: tableID, position: columnID } : { table: 0, position: 0 }) }));
  const kinds = Object.fromEntries(columns.map(({ name }) => [name, [...new Set(rows.slice(0, looked).map((row): ValueKind => kindOf(row[name])))].toSorted()]));
  const notNull = [...new Set([...statement.matchAll(/(\w+) is not null/gi)].map(([, column = '']) => column))].toSorted();
  return { site, columns, kinds, notNull };
}

/** The first place in a stack that is neither a library nor the database package: path and line. */
export function callSite(stack: string): string | null {
  for (const frame of stack.split('\n').slice(1)) {
    const [, path, line] = /(?:\(|at |file:\/\/)(\/[^():]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    if (path === undefined || line === undefined || /\/node_modules\/|\/packages\/database\//.test(path)) continue;
    return `${path}:${line}`;
  }
  return null;
}
