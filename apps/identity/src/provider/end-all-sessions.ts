import { sql, type Connection } from '@quartermaster/database';

/** The records of which an account's sessions are made, and from which tokens are renewed. */
const models = ['Session', 'Grant', 'RefreshToken', 'AuthorizationCode'];

/**
 * Ends all sessions of an account on this server, with their refresh tokens, and sign-ins that are under way. Tokens that were given before end
 * by themselves, within the life of an access token.
 *
 * @param kept the `uid` of a session that stays, as in the browser in which its person ends the others; without the tokens that it gave
 *
 * @returns how many browsers were signed in
 */
export async function endAllSessions(connection: Pick<Connection, 'query'>, accountId: string, kept: string | null = null): Promise<number> {
  // Looked for in the text: a value beside it, which a client sent, need not be one that PostgreSQL reads.
  const { rows } = await connection.query<{ model: string }>(
    sql`delete from identity.provider_record where model = any(${models}) and position(${`"accountId":${JSON.stringify(accountId)}`} in payload::text) > 0
      and not (model = 'Session' and uid is not distinct from ${kept}::text) returning model`,
  );
  await connection.query(sql`delete from identity.first_factor where account_id = ${accountId}`);
  return rows.filter(({ model }) => model === 'Session').length;
}
