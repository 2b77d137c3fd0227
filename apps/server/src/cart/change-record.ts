import { createHash } from 'node:crypto';
import type { Connection } from '@quartermaster/database';
import { problem } from '../wire/index.ts';
import type { Refusal } from './change.ts';

/** The outcome of a change; kept under the key that the page gave it. */
export interface ChangeOutcome {
  readonly touched: readonly string[];
  readonly refused: readonly Refusal[];
}

/** A change as a page asks for it: the same key may be sent again only with the same change. */
export interface KeyedChange {
  readonly changeKey: string;
  readonly kind: 'add' | 'add what fits' | 'fill up' | 'set';
  /** Everything of the request beside its key. */
  readonly request: unknown;
}

const hashOf = ({ kind, request }: KeyedChange): string => createHash('sha256').update(JSON.stringify([kind, request])).digest('hex');

/** A change that is kept with the cart, so that it is made once. */
export interface WrittenChange {
  /** By key. */
  readonly outcomes: ReadonlyMap<string, ChangeOutcome>;
  /** Null where a repetition cannot differ. */
  readonly hash: string | null;
}

/** A change as the database keeps it. */
export interface KeptChange {
  readonly outcome: ChangeOutcome;
  /** Null for changes whose repetition cannot differ. */
  readonly hash: string | null;
}

/**
 * The outcome of a change that was made before; null when its key is new.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another change
 */
export function outcomeBefore(kept: KeptChange | null, change: KeyedChange): ChangeOutcome | null {
  if (kept === null) return null;
  if (kept.hash === null || kept.hash === hashOf(change)) return kept.outcome;
  throw problem({
    status: 409,
    code: 'CHANGE_KEY_REUSED',
    title: 'Cart Already Changed',
    message: 'This change was already made with other contents. Nothing more has been changed: look at your cart, and make the change again.',
  });
}

/** What is written with a change. */
export const madeOnce = (change: KeyedChange, outcome: ChangeOutcome): WrittenChange => ({ outcomes: new Map([[change.changeKey, outcome]]), hash: hashOf(change) });

/** No key of a page has a space. */
const removalKey = (cartKey: string): string => `removed ${cartKey}`;

/** Taken-out lines are kept as changes as well, so that taking them out again is seen to be a repetition. */
export const removals = (cartKeys: readonly string[]): WrittenChange => ({
  outcomes: new Map(cartKeys.map((cartKey) => [removalKey(cartKey), { touched: [cartKey], refused: [] }])),
  hash: null,
});

export async function removedBefore(connection: Connection, cartId: string, cartKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ change_key: string }>(
    'select change_key from marketplace.cart_change where cart_id = $1 and change_key = any($2::text[])',
    [cartId, cartKeys.map(removalKey)],
  );
  const known = new Set(rows.map((row) => row.change_key));
  return new Set(cartKeys.filter((cartKey) => known.has(removalKey(cartKey))));
}
