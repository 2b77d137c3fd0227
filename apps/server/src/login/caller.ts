import { empty, prepared, sql } from '@quartermaster/database';
import type { StoreName } from '@quartermaster/contracts';
import type { Buyer, Caller, Credentials } from '../wire/index.ts';
import { nobody, TokenRefused } from '../wire/index.ts';
import { buyerColumns, currentBuyer, type BuyerRow } from './buyers.ts';
import type { Identity } from './identity.ts';
import { demandProof } from './proof/demand-proof.ts';
import { usedBefore } from './proof/proof-check.ts';
import { rememberedUse } from './proof/replay-table.ts';
import { endOf, followSeconds, noteFrom, secondsBefore } from './session-life.ts';
import { linkStore } from './session-store.ts';
import type { Person } from './token-check.ts';

interface CallerRow extends BuyerRow {
  expires_at: Date;
  is_linked: boolean;
  is_moved: boolean;
  stores: StoreName[];
  unread_messages: number;
  issuer: string;
  subject: string;
  /** False for a proof that was used before, at any process. */
  is_first_use: boolean;
}

/** What a call shows of its caller. */
interface Shown {
  readonly person: Person | null;
  /** The name of the proof that came with the token; null where none is needed. */
  readonly proof: Buffer | null;
}

/**
 * The caller: the buyer whose session lives and whose token is valid, both of the same person. The call is noted as their session's
 * latest, in the statement that reads it.
 *
 * @throws TokenRefused when the token does not come with the proof that it is the caller's
 * @throws Problem 503 when the identity server's keys cannot be had
 */
export async function callerOf(identity: Identity, credentials: Credentials): Promise<Caller> {
  // The proof of a call that changes something is good once at all processes together: it is checked first, and remembered where the session is read.
  const early = credentials.presented?.changes === true ? await settled(shownBy(identity, credentials)) : null;
  const proof = early !== null && 'shown' in early ? early.shown.proof : null;
  const row = await readAndNote(identity, credentials, proof);
  if (row === null) return nobody;
  if (!row.is_moved && row.expires_at <= identity.clock.now()) return row.is_linked ? { ...nobody, session: 'over' } : nobody;
  const { signOn } = credentials;
  if (!row.is_linked && signOn === 'complete') return { ...nobody, session: 'begun' };
  const session = row.is_linked ? 'live' : 'begun';
  if (early !== null && 'refusal' in early) throw early.refusal;
  const { person } = early?.shown ?? (await shownBy(identity, credentials));
  if (!row.is_first_use) throw new TokenRefused('invalid_dpop_proof', usedBefore);
  if (person === null || person.issuer !== row.issuer || person.subject !== row.subject) return { ...nobody, session };
  const buyer = await currentBuyer(row, person, identity);
  const storeRefusal = signOn === 'complete' ? await storeRefusalOf(identity, credentials, row.stores, buyer) : null;
  return { session, buyer: storeRefusal === null ? buyer : null, storeRefusal, unreadMessages: row.unread_messages };
}

/** One statement for each call. It reads rows as they were before the call. */
async function readAndNote({ database, clock, sessionTimeout, unreadMessages }: Identity, { sessionId, signOn, store }: Credentials, proof: Buffer | null): Promise<CallerRow | null> {
  const now = clock.now();
  const { rows } = await database.query<CallerRow>(
    prepared(sql`with noted as (
       update marketplace.session set expires_at = ${endOf(now, sessionTimeout)}
       where session_id = ${sessionId} and moved_to is null and expires_at > ${now} and expires_at <= ${noteFrom(now, sessionTimeout)})
     ${proof === null ? empty : sql`, used as (${rememberedUse(proof, sessionId, now)})`}
     select ${proof === null ? sql`true` : sql`exists (select from used)`} as is_first_use, expires_at, linked_at is not null as is_linked, moved_to is not null as is_moved, stores, ${unreadMessages(sql`session.buyer_id`, store.name)} as unread_messages, issuer, subject, ${buyerColumns}
     from marketplace.session join marketplace.buyer using (buyer_id)
     where session_id = ${sessionId} and (moved_to is null or moved_at > ${signOn === 'renewing' ? secondsBefore(now, followSeconds) : 'infinity'})`),
  );
  return rows[0] ?? null;
}

/** @throws TokenRefused, and Problem 503 where the token cannot be checked */
async function shownBy(identity: Identity, { presented, signOn }: Credentials): Promise<Shown> {
  const nothing = { person: null, proof: null };
  if (presented === null) return nothing;
  if (signOn === 'renewing') return { ...nothing, person: await identity.check.pastAccessToken(presented.token) };
  const checked = await identity.check.accessToken(presented.token);
  return checked === null ? nothing : { person: checked.person, proof: await demandProof(identity, presented, checked.boundTo) };
}

/** A refusal counts only for a caller who has a session. */
const settled = (showing: Promise<Shown>): Promise<{ readonly shown: Shown } | { readonly refusal: unknown }> =>
  showing.then((shown) => ({ shown }), (refusal: unknown) => ({ refusal }));

/** One sign-on holds for all stores that let its buyer in; each is asked once in a session. */
async function storeRefusalOf(identity: Identity, { sessionId, store }: Credentials, passed: readonly StoreName[], buyer: Buyer): Promise<string | null> {
  if (passed.includes(store.name)) return null;
  const refusal = await identity.storeAccess(buyer, store);
  if (refusal === null) await linkStore(identity.database, sessionId, store.name, identity.clock.now());
  return refusal;
}
