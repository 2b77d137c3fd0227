import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

/** Sessions of buyers among these, with the buyer; a session that has ended or is a visitor's is not among them. */
export async function buyersSessions(database: Pool, sessionIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string | null>> {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await database.query<{ session_id: string; buyer_id: string | null }>(
    `select session_id, case when linked_at is not null then buyer_id end as buyer_id from marketplace.session
     where session_id = any($1) and expires_at > $2`,
    [sessionIds, now],
  );
  return new Map(rows.map((row) => [row.session_id, row.buyer_id]));
}

interface Asked {
  readonly sessionId: string;
  readonly answer: (found: ReadonlyMap<string, string | null>) => void;
  readonly fail: (error: unknown) => void;
}

/** Looks sessions up, those of the same moment in one query: after a restart all clients come within seconds. */
export class SessionLookup {
  readonly #database: Pool;
  readonly #clock: Clock;
  #waiting: Asked[] = [];

  constructor(database: Pool, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The buyer of a session, `undefined` when it is a visitor's, null while the sign-in is under way. */
  async buyerOf(sessionId: string): Promise<string | null | undefined> {
    const found = await new Promise<ReadonlyMap<string, string | null>>((answer, fail) => {
      this.#waiting.push({ sessionId, answer, fail });
      if (this.#waiting.length === 1) setTimeout(() => void this.#ask(), 20);
    });
    return found.get(sessionId);
  }

  async #ask(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      const found = await buyersSessions(this.#database, [...new Set(asked.map(({ sessionId }) => sessionId))], this.#clock.now());
      for (const { answer } of asked) answer(found);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
