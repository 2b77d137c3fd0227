import { setImmediate } from 'node:timers/promises';

const rowsAtOnce = 16;

/** Lets the database's answers be heard after every few rows: it must not wait for its next statement until a whole batch is worked out. */
export async function takeTurns(rows: number): Promise<void> {
  if (rows % rowsAtOnce === 0) await setImmediate();
}
