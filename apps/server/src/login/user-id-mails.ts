import { withTransaction, type Pool } from '@quartermaster/database';

/** Mails with user ids that one address gets in an hour. */
const mailsAnHour = 3;
const hour = 3_600_000;

/** Notes a mail before it is sent. False when the address got too many in the last hour. */
export function noteUserIdMail(database: Pool, recipient: string, now: Date): Promise<boolean> {
  return withTransaction(database, async (connection) => {
    // One at a time for each address: two requests at once must not both be the last that is allowed.
    await connection.query('select from marketplace.buyer where lower(email) = $1 for update', [recipient]);
    const { rowCount } = await connection.query(
      `insert into marketplace.user_id_mail (recipient, noted_at)
       select $1, $2 where (select count(*) from marketplace.user_id_mail where recipient = $1 and noted_at > $3) < $4`,
      [recipient, now, new Date(now.getTime() - hour), mailsAnHour],
    );
    return rowCount === 1;
  });
}

/** Forgets the mails that count no more. */
export async function forgetUserIdMails(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.user_id_mail where noted_at <= $1', [new Date(now.getTime() - hour)]);
}
