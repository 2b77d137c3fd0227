import type { PGlite } from '@electric-sql/pglite';
import { StandingReader } from './wire/replies.ts';
import type { Standing } from './wire/replies.ts';

/** The one backend that all connections share. */
export interface Backend {
  /** Runs whole messages; hands out what comes back; tells the state of the session afterwards. */
  run(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<Standing>;
}

export function backendOf(database: PGlite): Backend {
  return {
    async run(messages, onData) {
      const standing = new StandingReader();
      await database.runExclusive(() =>
        database.execProtocolRawStream(messages, {
          onRawData(data) {
            standing.push(data);
            // The engine uses its buffer again for the next answer.
            onData(Buffer.from(data));
          },
        }),
      );
      return standing.read();
    },
  };
}

const REPORTED = ['server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'IntervalStyle', 'TimeZone', 'integer_datetimes', 'standard_conforming_strings'];

/** The settings that drivers expect to be told when they connect. */
export async function reportedParameters(database: PGlite): Promise<Record<string, string>> {
  const { rows } = await database.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [REPORTED],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.setting]));
}
