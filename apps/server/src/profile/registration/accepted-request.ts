import { sql, withTransaction, type Pool } from '@quartermaster/database';

/** Who decides about a request that no operator looked at. */
const decidedAtOnce = 'the e-mail domains of the agency';

interface Accepted {
  readonly requestNumber: string;
  readonly registrationId: string;
  readonly letter: string;
  readonly agencyCode: string;
  readonly accountId: string;
  readonly ending: 'set-up' | 'sign-in';
  readonly now: Date;
}

/** Notes that a request became an account without an operator. False: one has decided meanwhile. */
export function noteAccepted(database: Pool, { requestNumber, registrationId, letter, agencyCode, accountId, ending, now }: Accepted): Promise<boolean> {
  return withTransaction(database, async (connection) => {
    const { rowCount } = await connection.query(
      sql`update marketplace.registration_request
        set state = 'accepted', letter = ${letter}, agency_code = ${agencyCode}, account_id = ${accountId}, decided_by = ${decidedAtOnce}, decided_at = ${now}
        where request_number = ${requestNumber} and state = 'open'`,
    );
    await connection.query(sql`update marketplace.registration_attempt set ending = ${ending} where registration_id = ${registrationId}`);
    return rowCount === 1;
  });
}

export async function noteAcceptedMailed(database: Pool, requestNumber: string, now: Date): Promise<void> {
  await database.query(sql`update marketplace.registration_request set letter_mailed_at = ${now} where request_number = ${requestNumber} and letter is not null`);
}
