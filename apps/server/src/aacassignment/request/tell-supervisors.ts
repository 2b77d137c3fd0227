import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import { newLinkKey, type Randomness } from '../../runtime/index.ts';
import { askMail } from '../mails.ts';
import { approvalAddress } from '../supervisor/approval-link.ts';
import { requestColumns, type KeptRequest } from '../kept-request.ts';
import { mayApprove } from '../may-approve.ts';

export interface Tools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'token' | 'uuid'>;
}

/**
 * Writes the mails of the requests that no one has looked at yet: after the answer to the buyer, so that its time tells nothing, and once an hour for what a process left undone.
 * A request whose supervisor may not approve it gets none.
 */
export async function tellSupervisors(pool: Pool, now: Date, { webOrigin, randomness }: Tools): Promise<void> {
  await withTransaction(pool, async (connection) => {
    const { rows } = await connection.query<KeptRequest & { mayApprove: boolean }>(sql`
      select ${requestColumns}, ${mayApprove} as "mayApprove" from marketplace.aac_password_request request left join marketplace.activity_address activity on activity.aac = request.aac
      where request.told_at is null and request.status = 'requested' order by request.asked_at limit 100 for update of request skip locked`);
    for (const { mayApprove: isAsked, ...request } of rows) {
      const { key, hash } = newLinkKey(randomness);
      await connection.query(sql`update marketplace.aac_password_request set told_at = ${now}, token_hash = ${isAsked ? hash : null} where request_id = ${request.requestId}`);
      if (isAsked) await connection.query(mailWaiting(askMail(request, `${webOrigin}${approvalAddress(key, request.store)}`), now, randomness.uuid()));
    }
  });
}
