import { openPool } from '@quartermaster/database';
import { expect } from './journey.ts';

/** The link of the latest mail of this kind to an address, as soon as it waits in the marketplace's outbox. */
export async function mailedLink(recipient: string, kind: string): Promise<string> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '');
  const newest = async (): Promise<string> => {
    const { rows } = await pool.query<{ body: string }>('select body from marketplace.mail_outbox where recipient = $1 and kind = $2 order by created_at desc limit 1', [recipient, kind]);
    return /https?:\/\/\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  };
  try {
    await expect.poll(newest, { message: `a mail with a link, ${kind}`, timeout: 60_000 }).not.toBe('');
    return await newest();
  } finally {
    await pool.end();
  }
}
