import { sql } from '@quartermaster/database';
import type { StoreName } from '@quartermaster/contracts';
import type { Buyer, Caller, Credentials } from '../wire/index.ts';
import { nobody } from '../wire/index.ts';
import { buyerColumns, currentBuyer, type BuyerRow } from './buyers.ts';
import type { Identity } from './identity.ts';
import { demandProof } from './proof/demand-proof.ts';
import { endOf, followSeconds, noteFrom, secondsBefore } from './session-life.ts';
import { linkStore } from './session-store.ts';
import type { Person } from './token-check.ts';

interface CallerRow extends BuyerRow {
  expires_at: Date;
  is_linked: boolean;
  is_moved: boolean;
  stores: StoreName[];
  issuer: string;
  subject: string;
}

/**
 * The caller: the buyer whose session lives and whose token is valid, both of the same person. The call is noted as their session's
 * latest, in the statement that reads it.
 *
 * @throws TokenRefused when the token does not come with the proof that it is the caller's
 * @throws Problem 503 when the identity server's keys cannot be had
 */
export async function callerOf(identity: Identity, credentials: Credentials): Promise<Caller> {
  const row = await readAndNote(identity, credentials);
  if (row === null) return nobody;
  if (!row.is_moved && row.expires_at <= identity.clock.now()) return row.is_linked ? { ...nobody, session: 'over' } : nobody;
  const { signOn } = credentials;
  if (!row.is_linked && signOn === 'complete') return { ...nobody, session: 'begun' };
  const session = row.is_linked ? 'live' : 'begun';
  const person = await personOf(identity, credentials);
  if (person === null || person.issuer !== row.issuer || person.subject !== row.subject) return { ...nobody, session };
  const buyer = await currentBuyer(row, person, identity);
  const storeRefusal = signOn === 'complete' ? await storeRefusalOf(identity, credentials, row.stores, buyer) : null;
  return { session, buyer: storeRefusal === null ? buyer : null, storeRefusal };
}

/** One statement for each call. It reads rows as they were before the call. */
async function readAndNote({ database, clock, sessionTimeout }: Identity, { sessionId, signOn }: Credentials): Promise<CallerRow | null> {
  const now = clock.now();
  const { rows } = await database.query<CallerRow>(
    sql`with noted as (
       update marketplace.session set expires_at = ${endOf(now, sessionTimeout)}
       where session_id = ${sessionId} and moved_to is null and expires_at > ${now} and expires_at <= ${noteFrom(now, sessionTimeout)})
     select expires_at, linked_at is not null as is_linked, moved_to is not null as is_moved, stores, issuer, subject, ${buyerColumns}
     from marketplace.session join marketplace.buyer using (buyer_id)
     where session_id = ${sessionId} and (moved_to is null or moved_at > ${signOn === 'renewing' ? secondsBefore(now, followSeconds) : 'infinity'})`,
  );
  return rows[0] ?? null;
}

async function personOf(identity: Identity, { presented, signOn }: Credentials): Promise<Person | null> {
  if (presented === null) return null;
  if (signOn === 'renewing') return identity.check.pastAccessToken(presented.token);
  const checked = await identity.check.accessToken(presented.token);
  if (checked === null) return null;
  await demandProof(identity, presented, checked.boundTo);
  return checked.person;
}

/** One sign-on holds for all stores that let its buyer in; each is asked once in a session. */
async function storeRefusalOf(identity: Identity, { sessionId, store }: Credentials, passed: readonly StoreName[], buyer: Buyer): Promise<string | null> {
  if (passed.includes(store.name)) return null;
  const refusal = await identity.storeAccess(buyer, store);
  if (refusal === null) await linkStore(identity.database, sessionId, store.name, identity.clock.now());
  return refusal;
}
