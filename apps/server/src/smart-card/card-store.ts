import type { RegisteredCard } from '@quartermaster/contracts';
import { sqlState, SqlState, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { readingRefused, type CardReading } from './card-reading.ts';

export type Registration = 'registered' | 'own already' | 'of another account';

/** The buyer's card, or null. */
export async function cardOf(database: Pool, buyerId: string): Promise<RegisteredCard | null> {
  const { rows } = await database.query<{ holder: string; agency: string; issuer: string; expires_at: Date }>(
    'select holder, agency, issuer, expires_at from marketplace.smart_card where buyer_id = $1',
    [buyerId],
  );
  const [row] = rows;
  return row === undefined ? null : { holder: row.holder, agency: row.agency, issuer: row.issuer, expiresAt: row.expires_at.toISOString() };
}

/**
 * Registers the card that was read; a card of before gives way. One card per account and one account per card: the
 * database decides between calls at the same time.
 *
 * @throws Problem when the reading was used before
 */
export async function registerCard(database: Pool, buyerId: string, card: CardReading, now: Date): Promise<Registration> {
  try {
    return await withTransaction(database, async (connection) => {
      await useReading(connection, card);
      const known = await whose(connection, buyerId, card);
      if (known !== null) return known;
      await connection.query(
        `insert into marketplace.smart_card (buyer_id, card_hash, fingerprint, holder, agency, issuer, expires_at, registered_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (buyer_id) do update set card_hash = $2, fingerprint = $3, holder = $4, agency = $5, issuer = $6, expires_at = $7, registered_at = $8`,
        [buyerId, card.cardHash, card.fingerprint, card.holder, card.agency, card.issuer, card.expiresAt, now],
      );
      return 'registered';
    });
  } catch (error) {
    if (sqlState(error) !== SqlState.uniqueViolation) throw error;
    // Another call was faster by a moment: of the same buyer in another tab, or of another buyer.
    return (await whose(database, buyerId, card)) ?? 'of another account';
  }
}

/** Null when no account has registered this very card. A renewed card of the buyer's own is another one. */
async function whose(database: Pool | Connection, buyerId: string, card: CardReading): Promise<Registration | null> {
  const { rows } = await database.query<{ buyer_id: string; fingerprint: string }>(
    'select buyer_id, fingerprint from marketplace.smart_card where card_hash = $1 or fingerprint = $2',
    [card.cardHash, card.fingerprint],
  );
  if (rows.some((row) => row.buyer_id !== buyerId)) return 'of another account';
  return rows.some((row) => row.fingerprint === card.fingerprint) ? 'own already' : null;
}

async function useReading(connection: Connection, { nonce, nonceEnds }: CardReading): Promise<void> {
  const { rowCount } = await connection.query('insert into marketplace.used_card_reading (nonce_hash, expires_at) values ($1, $2) on conflict do nothing', [nonce, nonceEnds]);
  if (rowCount === 0) throw readingRefused();
}

/** Takes the buyer's card away; false when they have none. */
export async function unregisterCard(database: Queries, buyerId: string): Promise<boolean> {
  const { rowCount } = await database.query('delete from marketplace.smart_card where buyer_id = $1', [buyerId]);
  return rowCount === 1;
}

/** Readings that are too old to be used again need not be remembered. */
export async function forgetUsedReadings(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.used_card_reading where expires_at < $1', [now]);
}
