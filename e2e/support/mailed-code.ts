import { expect } from '@playwright/test';
import { openPool } from '@quartermaster/database';

/** The code of the latest mail for this address, as soon as one waits in the marketplace's outbox. */
export async function mailedCode(recipient: string): Promise<string> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  let code = '';
  try {
    await expect.poll(async () => {
      const { rows } = await pool.query<{ body: string }>('select body from marketplace.mail_outbox where recipient = $1 order by created_at desc limit 1', [recipient]);
      code = /code is: (\d{6})/.exec(rows[0]?.body ?? '')?.[1] ?? '';
      return code;
    }, { message: `a mail with a code for ${recipient}`, timeout: 60_000 }).not.toBe('');
    return code;
  } finally {
    await pool.end();
  }
}
