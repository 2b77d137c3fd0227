/** When a key does what. It is published from the moment it is made until it is deleted. */
export interface KeyTimes {
  readonly kid: string;
  /** It signs from then on, until another one does. */
  readonly signsFrom: Date;
  /** Null while no other key is to follow it. */
  readonly deleteAt: Date | null;
}

const HOURS = 3_600_000;

/** How long a key is published before it signs: longer than relying parties keep the list of keys. */
export const PUBLISHED_AHEAD_MS = 24 * HOURS;

/**
 * How long a key verifies after its last signature: longer than what it signed is accepted. That is half a day after the end
 * of an access token (the marketplace renews such ones), or a session's twelve hours for an ID token as hint of a sign-out.
 */
export const KEPT_AFTER_MS = 24 * HOURS;

/** The same at once, for an emergency: longer than any process, or the marketplace's pause between two looks, takes to know it. */
export const PUBLISHED_AHEAD_AT_ONCE_MS = 30_000;

/** Keys that count at this time: first the one that signs, then the others that are published. Empty only when there is none. */
export function keysInUse<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key[] {
  const [newest, ...others] = keys
    .filter(({ deleteAt }) => deleteAt === null || deleteAt > now)
    .toSorted((one, other) => other.signsFrom.getTime() - one.signsFrom.getTime() || (one.kid < other.kid ? -1 : 1));
  if (newest === undefined) return [];
  const all = [newest, ...others];
  // None has begun where the clock of the process that made the first key is ahead.
  const signer = all.find(({ signsFrom }) => signsFrom <= now) ?? all.at(-1) ?? newest;
  return [signer, ...all.filter((key) => key !== signer)];
}

/**
 * The keys as they should be: a successor is made a day before the newest reaches its age, and what has verified long enough
 * goes. Gives the same list when nothing is due.
 */
export function keepSchedule<Key extends { readonly kid: string }>(
  keys: readonly (Key & KeyTimes)[], now: Date, ageMs: number, make: () => Key,
): readonly (Key & KeyTimes)[] {
  const kept = keys.filter(({ deleteAt }) => deleteAt === null || deleteAt > now);
  const [newest] = kept.toSorted((one, other) => other.signsFrom.getTime() - one.signsFrom.getTime());
  if (newest === undefined) return [{ ...make(), signsFrom: now, deleteAt: null }];
  const due = newest.signsFrom.getTime() + ageMs;
  if (due - PUBLISHED_AHEAD_MS > now.getTime()) return kept.length === keys.length ? keys : kept;
  const signsFrom = new Date(Math.max(due, now.getTime() + PUBLISHED_AHEAD_MS));
  const deleteAt = new Date(signsFrom.getTime() + KEPT_AFTER_MS);
  return [...kept.map((key) => (key.deleteAt === null ? { ...key, deleteAt } : key)), { ...make(), signsFrom, deleteAt: null }];
}

/**
 * A new key signs in half a minute, whatever the age of the others. `leaked`: signatures of the others are no longer valid from then
 * on. A key that was published but has not signed yet goes at once.
 */
export function rotateAtOnce<Key extends { readonly kid: string }>(
  keys: readonly (Key & KeyTimes)[], now: Date, made: Key, { leaked }: { readonly leaked: boolean },
): readonly (Key & KeyTimes)[] {
  const signsFrom = new Date(now.getTime() + PUBLISHED_AHEAD_AT_ONCE_MS);
  const [signer] = keysInUse(keys, now);
  const end = leaked ? signsFrom : new Date(signsFrom.getTime() + KEPT_AFTER_MS);
  const kept = keys
    .filter((key) => key.signsFrom <= now || key === signer)
    .map((key) => ({ ...key, deleteAt: key === signer || key.deleteAt === null || key.deleteAt > end ? end : key.deleteAt }));
  return [...kept, { ...made, signsFrom, deleteAt: null }];
}
