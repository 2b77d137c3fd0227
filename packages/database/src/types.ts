import pg from 'pg';

const BIGINT = 20;
const DATE = 1082;

/** Reads a PostgreSQL `bigint`. A value beyond 2^53 - 1 is a RangeError, never a rounded number. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database holds ${text}, which is too large for an exact number; read it as text (column::text).`);
  }
  return value;
}

const asText = (text: string): string => text;

/** The column types of `pg`, except those where its default loses meaning. */
export const applicationTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary') {
      if (oid === BIGINT) return readBigint;
      if (oid === DATE) return asText;
    }
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};
