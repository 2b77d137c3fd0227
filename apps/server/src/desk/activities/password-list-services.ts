import { aacPasswordsService, pageSize, revokeAacPasswordService, type ListedAacPassword } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { revokeInForce } from '../../aacassignment/index.ts';
import { typedText } from '../../mail/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';

interface Tools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

interface PasswordRow extends Omit<ListedAacPassword, 'approvedAt' | 'expiresAt'> {
  approvedAt: Date;
  expiresAt: Date;
  total: number;
}

/** AAC passwords in force, by activity and holder. @param filter `q`: a part of the code, of the activity, of the holder, or of who approved it */
async function listAacPasswords(queries: Queries, { q, state, page }: { readonly q: string; readonly state: 'all' | 'unlisted'; readonly page: number }, now: Date): Promise<readonly PasswordRow[]> {
  const words = q.trim().toLowerCase();
  const { rows } = await queries.query<PasswordRow>(sql`
    select * from (
      select known.request_id::text as id, known.aac, activity.activity, request.buyer_name as "holderName", request.buyer_email as "holderEmail", known.approved_by as "approvedBy", known.approved_at as "approvedAt",
        known.expires_at as "expiresAt", known.approved_by = any(activity.supervisors) as "isSupervisorListed", (count(*) over ())::int as total
      from marketplace.aac_password known join marketplace.aac_password_request request using (request_id) join marketplace.activity_address activity on activity.aac = known.aac
      where known.expires_at > ${now} and (${state} = 'all' or not known.approved_by = any(activity.supervisors))
        and (${words} = '' or position(${words} in lower(concat_ws(' ', known.aac, activity.activity, request.buyer_name, request.buyer_email, known.approved_by))) > 0)) listed
    order by aac, "holderName", id limit ${pageSize} offset ${firstRow(page)}`);
  return rows;
}

/** AAC passwords as operators see them. They approve none; they revoke. */
export const passwordListServices = (tools: Tools): readonly DeskImplementation[] => [
  implementRead(aacPasswordsService, async (filter, { database, now }) => {
    const rows = await listAacPasswords(database, filter, now);
    return { ...pagesOf(rows, filter.page), passwords: rows.map(({ total: _total, approvedAt, expiresAt, ...row }) => ({ ...row, approvedAt: approvedAt.toISOString(), expiresAt: expiresAt.toISOString() })) };
  }),
  implementWrite(revokeAacPasswordService, async ({ id, reason: typed }, connection, { now }) => {
    const reason = typedText(typed);
    if (reason === '') throw requestInvalid([{ field: 'reason', message: 'Give the reason.' }]);
    const revoked = await revokeInForce(connection, id, reason, now, tools);
    if (revoked === null) throw changedMeanwhile('This password is not in force any more. Load the page again.');
    return { answer: {}, change: { action: 'aac-password.revoked', subject: revoked.aac, details: { holder: revoked.buyerEmail || revoked.buyerName, supervisor: revoked.supervisorEmail, reason } } };
  }),
];
