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
  readonly kind: 'add' | 'add what fits' | 'set';
  /** Everything of the request beside its key. */
  readonly request: unknown;
}

const hashOf = ({ kind, request }: KeyedChange): string => createHash('sha256').update(JSON.stringify([kind, request])).digest('hex');

/**
 * The outcome of a change that was made before; null when its key is new.
 *
 * @throws Problem 409 `CHANGE_KEY_REUSED` when the key was used for another change
 */
export async function findChange(connection: Connection, cartId: string, change: KeyedChange): Promise<ChangeOutcome | null> {
  const { rows } = await connection.query<{ outcome: ChangeOutcome; change_hash: string | null }>(
    'select outcome, change_hash from marketplace.cart_change where cart_id = $1 and change_key = $2',
    [cartId, change.changeKey],
  );
  const row = rows[0];
  if (row === undefined) return null;
  if (row.change_hash === null || row.change_hash === hashOf(change)) return row.outcome;
  throw problem({
    status: 409,
    code: 'CHANGE_KEY_REUSED',
    title: 'Cart Already Changed',
    message: 'This change was already made with other contents. Nothing more has been changed: look at your cart, and make the change again.',
  });
}

export async function keepChange(connection: Connection, cartId: string, change: KeyedChange, outcome: ChangeOutcome, now: Date): Promise<void> {
  await keepOutcomes(connection, cartId, new Map([[change.changeKey, outcome]]), hashOf(change), now);
}

/** No key of a page has a space. */
const removalKey = (cartKey: string): string => `removed ${cartKey}`;

/** Taken-out lines are kept as changes as well, so that taking them out again is seen to be a repetition. */
export async function keepRemovals(connection: Connection, cartId: string, cartKeys: readonly string[], now: Date): Promise<void> {
  const outcomes = new Map(cartKeys.map((cartKey) => [removalKey(cartKey), { touched: [cartKey], refused: [] }]));
  await keepOutcomes(connection, cartId, outcomes, null, now);
}

async function keepOutcomes(connection: Connection, cartId: string, outcomes: ReadonlyMap<string, ChangeOutcome>, hash: string | null, now: Date): Promise<void> {
  await connection.query(
    `insert into marketplace.cart_change (cart_id, change_key, change_hash, outcome, made_at)
     select $1, change_key, $4, outcome, $5 from unnest($2::text[], $3::jsonb[]) as change (change_key, outcome)
     on conflict do nothing`,
    [cartId, [...outcomes.keys()], [...outcomes.values()].map((outcome) => JSON.stringify(outcome)), hash, now],
  );
}

export async function removedBefore(connection: Connection, cartId: string, cartKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ change_key: string }>(
    'select change_key from marketplace.cart_change where cart_id = $1 and change_key = any($2::text[])',
    [cartId, cartKeys.map(removalKey)],
  );
  const known = new Set(rows.map((row) => row.change_key));
  return new Set(cartKeys.filter((cartKey) => known.has(removalKey(cartKey))));
}
