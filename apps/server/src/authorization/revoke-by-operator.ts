import type { Connection } from '@quartermaster/database';
import type { KeptAuthorization } from './record/kept-authorization.ts';
import { recordAndTell, type TellingTools } from './record/record-and-tell.ts';
import { holdMember, type AuthorizationRecording } from './record/record-event.ts';

/** An operator revokes what a supervisor has authorized, in the caller's transaction: refused where it is not in force any more. */
export async function revokeByOperator(connection: Connection, kept: KeptAuthorization, { operator, reason, now }: { readonly operator: string; readonly reason: string; readonly now: Date }, tools: TellingTools): Promise<AuthorizationRecording> {
  await holdMember(connection, kept.authorizationId);
  return recordAndTell(connection, kept, { event: { kind: 'revoked', reason }, actor: { kind: 'operator', name: operator }, now }, tools);
}
