import { setting } from '../runtime/index.ts';

/** Milliseconds. */
export const slowStatementLimit = setting.wholeNumber('SLOW_STATEMENT', {
  otherwise: 250, least: 1, most: 60_000, doc: 'milliseconds from which on a statement of the database is slow: operators see it in the room "Health" of the desk; 1 to 60000',
});
