import { sql, type Connection } from '@quartermaster/database';

/** The records of which an account's sessions are made, and from which tokens are renewed. */
const models = ['Session', 'Grant', 'RefreshToken', 'AuthorizationCode'];

/**
 * Ends all sessions of an account on this server, with their refresh tokens, and sign-ins that are under way. Tokens that were given before end
 * by themselves, within the life of an access token.
 *
 * @param exceptUid the session in which the person asks for it: its browser stays signed in here, and has no tokens any more
 * @returns how many browsers were signed in
 */
export async function endAllSessions(connection: Pick<Connection, 'query'>, accountId: string, exceptUid: string | null = null): Promise<number> {
  // Looked for in the text: a value beside it, which a client sent, need not be one that PostgreSQL reads.
  const { rows } = await connection.query<{ model: string }>(
    sql`delete from identity.provider_record where model = any(${models}) and position(${`"accountId":${JSON.stringify(accountId)}`} in payload::text) > 0 and (${exceptUid}::text is null or model <> 'Session' or uid is distinct from ${exceptUid}) returning model`,
  );
  await connection.query(sql`delete from identity.first_factor where account_id = ${accountId}`);
  return rows.filter(({ model }) => model === 'Session').length;
}
