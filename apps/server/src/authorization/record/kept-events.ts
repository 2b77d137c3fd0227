import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { AuthorizationActor, AuthorizationEvent } from '../state/event.ts';

/** Something that was recorded of an authorization. */
export interface RecordedAuthorizationEvent {
  /** From 1. */
  readonly position: number;
  readonly event: AuthorizationEvent;
  readonly happenedAt: Date;
  readonly actor: { readonly kind: AuthorizationActor; readonly name: string };
}

interface EventRow {
  readonly position: number;
  readonly kind: string;
  readonly details: object;
  readonly happened_at: Date;
  readonly actor_kind: AuthorizationActor;
  readonly actor: string;
}

/** What happened to an authorization, the oldest first. */
export async function eventsOfAuthorization(queries: Queries, authorizationId: string): Promise<readonly RecordedAuthorizationEvent[]> {
  const { rows } = await queries.query<EventRow>(
    sql`select position, kind, details, happened_at, actor_kind, actor from marketplace.member_authorization_event where authorization_id = ${authorizationId} order by position`,
  );
  // Only what `decide` took is in the table.
  return rows.map(({ position, kind, details, happened_at: happenedAt, actor_kind, actor }) => ({ position, event: { kind, ...details } as AuthorizationEvent, happenedAt, actor: { kind: actor_kind, name: actor } }));
}
