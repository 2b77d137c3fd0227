import type { Connection } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { outcomeMails } from '../mails.ts';
import type { KeptAuthorization } from './kept-authorization.ts';
import { recordAuthorizationEvent, type AuthorizationRecording, type HappenedToAuthorization } from './record-event.ts';

export interface TellingTools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

/** Records what became of an authorization, with the mails to its member and its supervisor, in the caller's transaction. */
export async function recordAndTell(connection: Connection, kept: KeptAuthorization, happened: Omit<HappenedToAuthorization, 'authorizationId'>, { webOrigin, randomness }: TellingTools): Promise<AuthorizationRecording> {
  const recorded = await recordAuthorizationEvent(connection, { ...happened, authorizationId: kept.authorizationId });
  if (recorded.kind === 'refused') return recorded;
  const { status, terms, reason } = recorded.state;
  for (const mail of outcomeMails({ ...kept, status, terms, reason }, webOrigin)) await connection.query(mailWaiting(mail, happened.now, randomness.uuid()));
  return recorded;
}
