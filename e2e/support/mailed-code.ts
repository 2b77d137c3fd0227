import { openPool } from '@quartermaster/database';

/** The code of the latest mail that waits for this address in the marketplace's outbox. */
export async function mailedCode(recipient: string): Promise<string> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '');
  try {
    const { rows } = await pool.query<{ body: string }>('select body from marketplace.mail_outbox where recipient = $1 order by created_at desc limit 1', [recipient]);
    const code = /code is: (\d{6})/.exec(rows[0]?.body ?? '')?.[1];
    if (code === undefined) throw new Error(`No mail with a code waits for ${recipient}.`);
    return code;
  } finally {
    await pool.end();
  }
}
