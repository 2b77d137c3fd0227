import { pageSize, type BuyerRequest } from '@quartermaster/contracts-desk';
import { empty, sql, type Connection, type Sql } from '@quartermaster/database';
import { countedNumber } from '../../checkout/index.ts';
import { requestLetter, requestReference } from '../../profile/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { firstRow } from '../wire/pages.ts';

interface RequestRow {
  readonly request_number: string;
  readonly kind: BuyerRequest['kind'];
  readonly state: BuyerRequest['state'];
  readonly store: string;
  readonly name: string;
  readonly email: string | null;
  readonly asked_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string;
}

/** A request with what decides it. */
export interface WholeBuyerRequest {
  readonly request: BuyerRequest;
  readonly buyerId: string;
  /** The identity server's id of the account. */
  readonly subject: string;
  /** In the codes of accounts, with the name that the list of agencies has for it. */
  readonly agencyBefore: { readonly code: string; readonly name: string | null } | null;
  readonly agency: { readonly code: string; readonly name: string; readonly emailDomains: readonly string[] } | null;
}

const columns = sql`request.request_number::text as request_number, request.kind, request.state, request.store, request.name, request.email, request.asked_at, request.decided_at, request.decided_by, request.reason`;

/** Open requests are for work: the one that has waited longest is first. */
const order = (state: string): Sql => (state === 'open' ? empty : sql`desc`);

export async function listBuyerRequests(queries: Queries, { q, state, page }: { readonly q: string; readonly state: BuyerRequest['state'] | 'all'; readonly page: number }): Promise<{ readonly rows: readonly { readonly total: number }[]; readonly requests: BuyerRequest[] }> {
  const { rows } = await queries.query<RequestRow & { total: number }>(sql`
    select ${columns}, (count(*) over ())::int as total from marketplace.buyer_request request
    where ${state === 'all' ? sql`true` : sql`request.state = ${state}`}
      and (request.request_number = ${countedNumber(requestLetter, q)}::bigint or position(lower(${q}) in lower('B-' || lpad(request.request_number::text, 7, '0') || ' ' || request.store || ' ' || request.name || ' ' || coalesce(request.email, ''))) > 0)
    order by request.request_number ${order(state)} limit ${pageSize} offset ${firstRow(page)}`);
  return { rows, requests: rows.map(requestOf) };
}

export async function readBuyerRequest(queries: Queries, requestNumber: string): Promise<WholeBuyerRequest | null> {
  const { rows } = await queries.query<RequestRow & { buyer_id: string; subject: string; agency_before: string | null; before_name: string | null; agency_code: string | null; agency_name: string | null; email_domains: string[] | null }>(sql`
    select ${columns}, request.buyer_id, buyer.subject, request.agency_before, request.agency_code,
      (select before.name from marketplace.agency before, unnest(before.agency_codes) as begins where starts_with(request.agency_before, begins) order by length(begins) desc, before.code limit 1) as before_name, agency.name as agency_name, agency.email_domains
    from marketplace.buyer_request request join marketplace.buyer using (buyer_id) left join marketplace.agency on agency.code = request.agency_code
    where request.request_number = ${requestNumber}`);
  const row = rows[0];
  if (row === undefined) return null;
  const { buyer_id: buyerId, subject, agency_before: before, before_name: name, agency_code: code } = row;
  return { request: requestOf(row), buyerId, subject, agencyBefore: before === null ? null : { code: before, name }, agency: code === null ? null : { code, name: row.agency_name ?? code, emailDomains: row.email_domains ?? [] } };
}

interface Decided {
  readonly state: 'granted' | 'declined';
  readonly reason: string;
  readonly decidedBy: string;
  /** The agency that the operator has read; left out for an account that is to be closed, and where it does not matter. */
  readonly agencyCode?: string;
}

/** False: it was decided or taken back before, or is for another agency now. */
export async function decideBuyerRequest(connection: Connection, requestNumber: string, { state, reason, decidedBy, agencyCode }: Decided, now: Date): Promise<boolean> {
  const { rowCount } = await connection.query(sql`
    update marketplace.buyer_request set state = ${state}, reason = ${reason}, decided_by = ${decidedBy}, decided_at = ${now}
    where request_number = ${requestNumber} and state = 'open' ${agencyCode === undefined ? empty : sql`and agency_code = ${agencyCode}`}`);
  return rowCount === 1;
}

const requestOf = (row: RequestRow): BuyerRequest => ({
  number: requestReference(row.request_number), kind: row.kind, state: row.state, store: row.store, name: row.name, email: row.email, askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null, decidedBy: row.decided_by, reason: row.reason,
});
