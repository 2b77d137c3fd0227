import type { Connection } from '@quartermaster/database';
import type { Refusal } from './change.ts';

/** The outcome of a change; kept under the key that the page gave it. */
export interface ChangeOutcome {
  readonly touched: readonly string[];
  readonly refused: readonly Refusal[];
}

export async function findChange(connection: Connection, cartId: string, changeKey: string): Promise<ChangeOutcome | null> {
  const { rows } = await connection.query<{ outcome: ChangeOutcome }>(
    'select outcome from marketplace.cart_change where cart_id = $1 and change_key = $2',
    [cartId, changeKey],
  );
  return rows[0]?.outcome ?? null;
}

export async function keepChanges(
  connection: Connection,
  cartId: string,
  changes: ReadonlyMap<string, ChangeOutcome>,
  now: Date,
): Promise<void> {
  await connection.query(
    `insert into marketplace.cart_change (cart_id, change_key, outcome, made_at)
     select $1, change_key, outcome, $4 from unnest($2::text[], $3::jsonb[]) as change (change_key, outcome)
     on conflict do nothing`,
    [cartId, [...changes.keys()], [...changes.values()].map((outcome) => JSON.stringify(outcome)), now],
  );
}

/** Taken-out lines are kept as changes as well, so that taking them out again is seen to be a repetition. */
export const removalKey = (cartKey: string): string => `removed ${cartKey}`;

export async function removedBefore(connection: Connection, cartId: string, cartKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ change_key: string }>(
    'select change_key from marketplace.cart_change where cart_id = $1 and change_key = any($2::text[])',
    [cartId, cartKeys.map(removalKey)],
  );
  const known = new Set(rows.map((row) => row.change_key));
  return new Set(cartKeys.filter((cartKey) => known.has(removalKey(cartKey))));
}
