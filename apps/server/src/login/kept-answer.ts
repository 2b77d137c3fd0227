import type { Clock } from '../runtime/index.ts';

/** How long an answer of another server counts. All in milliseconds. */
interface KeptTimes {
  /** From then on it is asked for again. */
  readonly fresh: number;
  /** It counts for so long where the other server cannot be reached. */
  readonly whileAway: number;
  /** Between two tries while the other server cannot be reached. */
  readonly betweenTries: number;
}

/**
 * What another server says, asked for again when it is old. Where that server cannot be reached, the last answer counts: one call finds out and waits,
 * all others go on, and it is tried again beside them. The function throws what `ask` throws where there is no answer that counts.
 */
export function keptAnswer<Answer>(ask: () => Promise<Answer>, clock: Clock, { fresh, whileAway, betweenTries }: KeptTimes): () => Promise<Answer> {
  let known: { readonly answer: Answer; readonly at: number } | null = null;
  let asking: Promise<Answer> | null = null;
  let failedAt: number | null = null;
  const now = (): number => clock.now().getTime();
  const askAgain = (): Promise<Answer> =>
    (asking ??= ask().then(
      (answer) => {
        known = { answer, at: now() };
        failedAt = null;
        return answer;
      },
      (error: unknown) => {
        failedAt = now();
        throw error;
      },
    ).finally(() => (asking = null)));
  return async () => {
    if (known === null) return askAgain();
    const { answer, at } = known;
    if (isWithin(at, fresh, now())) return answer;
    const counts = isWithin(at, whileAway, now());
    if (!counts) return askAgain();
    if (asking !== null) return answer;
    if (failedAt === null) return askAgain().catch(() => answer);
    if (!isWithin(failedAt, betweenTries, now())) void askAgain().catch(() => {});
    return answer;
  };
}

/** A clock that was set back says nothing of how old something is. */
const isWithin = (at: number, milliseconds: number, now: number): boolean => now >= at && now < at + milliseconds;
