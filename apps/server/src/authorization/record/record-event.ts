import { sql, type Connection } from '@quartermaster/database';
import { replay } from '../../runtime/index.ts';
import { decide, type AuthorizationRefusal, type AuthorizationState } from '../state/decide.ts';
import type { AuthorizationActor, AuthorizationEvent } from '../state/event.ts';
import { eventsOfAuthorization, type RecordedAuthorizationEvent } from './kept-events.ts';

export interface HappenedToAuthorization {
  readonly authorizationId: string;
  readonly event: AuthorizationEvent;
  readonly actor: { readonly kind: AuthorizationActor; readonly name: string };
  readonly now: Date;
}

export type AuthorizationRecording = { readonly kind: 'recorded'; readonly state: AuthorizationState } | AuthorizationRefusal;

/**
 * The one way in which an authorization changes: holds its row, decides by what was recorded before, and writes the event with what follows from it, in the caller's
 * transaction. One that comes into force replaces the one that the member had; `holdMember` comes before it then.
 */
export async function recordAuthorizationEvent(connection: Connection, { authorizationId, event, actor, now }: HappenedToAuthorization): Promise<AuthorizationRecording> {
  const { rows: held } = await connection.query<{ buyer_id: string; answer_by: Date }>(sql`select buyer_id, answer_by from marketplace.member_authorization where authorization_id = ${authorizationId} for no key update`);
  const events = await eventsOfAuthorization(connection, authorizationId);
  if (held[0] === undefined) throw new Error(`There is no authorization ${authorizationId}.`);
  const decision = decide(stateAfter(events), event, actor.kind);
  if (decision.kind === 'refused') return decision;
  // After its last day no one answers it, whether or not the clock has closed it.
  if (['authorized', 'declined', 'reminded'].includes(event.kind) && held[0].answer_by <= now) return { kind: 'refused', code: 'NOT_OPEN', message: 'This request was not answered in time.' };
  if (event.kind === 'authorized') await replaceFormer(connection, held[0].buyer_id, authorizationId, now);
  const { kind, ...details } = event;
  const { status, terms, reason } = decision.state;
  await connection.query(sql`with event as (
      insert into marketplace.member_authorization_event (authorization_id, position, kind, details, happened_at, actor_kind, actor)
      values (${authorizationId}, ${(events.at(-1)?.position ?? 0) + 1}, ${kind}, ${JSON.stringify(details)}, ${now}, ${actor.kind}, ${actor.name}))
    update marketplace.member_authorization set status = ${status}, reason = ${reason}, reminded_at = case when ${kind === 'reminded'} then ${now}::timestamptz else reminded_at end,
      spend_limit = ${terms?.limit ?? null}, year_begins = ${terms?.yearBegins ?? null}, valid_from = ${terms?.from ?? null}, valid_until = ${terms?.until ?? null}
    where authorization_id = ${authorizationId}`);
  return { kind: 'recorded', state: decision.state };
}

/** Locks a member, so that of two of their requests that are authorized at once the second one replaces the first. */
export async function holdMember(connection: Connection, authorizationId: string): Promise<void> {
  await connection.query(sql`select from marketplace.buyer where buyer_id = (select buyer_id from marketplace.member_authorization where authorization_id = ${authorizationId}) for no key update`);
}

async function replaceFormer(connection: Connection, buyerId: string, by: string, now: Date): Promise<void> {
  const { rows } = await connection.query<{ authorization_id: string }>(sql`select authorization_id from marketplace.member_authorization where buyer_id = ${buyerId} and status = 'authorized'`);
  for (const { authorization_id: authorizationId } of rows) {
    await recordAuthorizationEvent(connection, { authorizationId, event: { kind: 'replaced', by }, actor: { kind: 'system', name: 'marketplace' }, now });
  }
}

const stateAfter = (events: readonly RecordedAuthorizationEvent[]): AuthorizationState | null => replay(events, (state: AuthorizationState | null, { event, actor }) => decide(state, event, actor.kind));
