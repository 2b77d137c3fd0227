import { createHash } from 'node:crypto';
import { sql } from '@quartermaster/database';
import type { Queries, Randomness } from '../../runtime/index.ts';

/** By which programs that look for secrets in files know a key of ours. */
const prefix = 'qmv_';
const keyBytes = 32;
const usedEvery = 60 * 60_000;

/** A key as operators see it: nothing of it from which it could be made again. */
export interface ListedKey {
  readonly keyId: string;
  readonly vendorId: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** To the hour. */
  readonly lastUsedAt: Date | null;
}

/** A new key of a vendor, which is told once: the database has its hash alone. */
export async function createVendorKey(queries: Queries, { vendorId, note, now }: { vendorId: string; note: string; now: Date }, randomness: Randomness): Promise<{ keyId: string; key: string }> {
  const key = prefix + randomness.token(keyBytes);
  const hash = hashOf(key);
  const keyId = hash.toString('hex').slice(0, 12);
  await queries.query(sql`insert into marketplace.vendor_key (key_id, key_hash, vendor_id, note, created_at) values (${keyId}, ${hash}, ${vendorId}, ${note}, ${now})`);
  return { keyId, key };
}

/** The keys of a vendor, or of all; the newest first. */
export async function listVendorKeys(queries: Queries, vendorId: string | null): Promise<ListedKey[]> {
  const { rows } = await queries.query<{ key_id: string; vendor_id: string; note: string; created_at: Date; revoked_at: Date | null; last_used_at: Date | null }>(sql`
    select key_id, vendor_id, note, created_at, revoked_at, last_used_at from marketplace.vendor_key
    where ${vendorId}::text is null or vendor_id = ${vendorId} order by created_at desc, key_id`);
  return rows.map((row) => ({ keyId: row.key_id, vendorId: row.vendor_id, note: row.note, createdAt: row.created_at, revokedAt: row.revoked_at, lastUsedAt: row.last_used_at }));
}

/** False where there is none, or where it was revoked before. */
export async function revokeVendorKey(queries: Queries, keyId: string, now: Date): Promise<boolean> {
  const { rows } = await queries.query<{ key_id: string }>(sql`update marketplace.vendor_key set revoked_at = ${now} where key_id = ${keyId} and revoked_at is null returning key_id`);
  return rows.length === 1;
}

/** The vendor whose key this is; null for one that is wrong or revoked. */
export async function vendorOfKey(queries: Queries, key: string, now: Date): Promise<string | null> {
  const hash = hashOf(key);
  const { rows: [found] } = await queries.query<{ vendor_id: string; last_used_at: Date | null }>(sql`
    select vendor_id, last_used_at from marketplace.vendor_key where key_hash = ${hash} and revoked_at is null`);
  if (found === undefined) return null;
  if (found.last_used_at === null || now.getTime() - found.last_used_at.getTime() >= usedEvery) {
    await queries.query(sql`update marketplace.vendor_key set last_used_at = ${now} where key_hash = ${hash}`);
  }
  return found.vendor_id;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
