import { sql } from '@quartermaster/database';
import { referenceNumber } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { Buyer } from '../../wire/index.ts';

/** Who asks, in which store, and when. */
export interface Asking {
  readonly buyer: Buyer;
  readonly store: string;
  readonly now: Date;
}

/** The agency that an operator has still to confirm for this buyer; null where none is asked for. */
export async function agencyAskedFor(queries: Queries, buyerId: string): Promise<{ agencyCode: string; name: string } | null> {
  const { rows } = await queries.query<{ agencyCode: string; name: string }>(sql`
    select request.agency_code as "agencyCode", coalesce(agency.name, request.agency_code) as name
    from marketplace.buyer_request request left join marketplace.agency on agency.code = request.agency_code
    where request.buyer_id = ${buyerId} and request.kind = 'agency' and request.state = 'open' and request.agency_code is not null`);
  return rows[0] ?? null;
}

/**
 * Asks the operators for another agency, in a transaction. A request that is open already is for the new agency from now on.
 *
 * @returns its number, where it is a new one or for another agency than before; null where the buyer asked for the same already
 */
export async function askForAgency(queries: Queries, { buyer, store, now }: Asking, agencyCode: string): Promise<number | null> {
  const { rows } = await queries.query<{ request_number: number }>(sql`
    insert into marketplace.buyer_request (buyer_id, kind, store, name, email, agency_before, agency_code, asked_at)
    values (${buyer.buyerId}, 'agency', ${store}, ${nameOf(buyer)}, ${buyer.email}, ${buyer.agencyCode}, ${agencyCode}, ${now})
    on conflict (buyer_id, kind) where state = 'open' do update set agency_code = excluded.agency_code, asked_at = excluded.asked_at
    where buyer_request.agency_code <> excluded.agency_code
    returning request_number`);
  return rows[0]?.request_number ?? null;
}

/** Asks the operators to close the account, in a transaction. @returns its number; null where that was asked for already */
export async function askForClosure(queries: Queries, { buyer, store, now }: Asking): Promise<number | null> {
  const { rows } = await queries.query<{ request_number: number }>(sql`
    insert into marketplace.buyer_request (buyer_id, kind, store, name, email, asked_at) values (${buyer.buyerId}, 'closure', ${store}, ${nameOf(buyer)}, ${buyer.email}, ${now})
    on conflict (buyer_id, kind) where state = 'open' do nothing returning request_number`);
  return rows[0]?.request_number ?? null;
}

/** What a buyer has asked the operators for. */
export interface OwnRequest {
  readonly number: string;
  readonly kind: 'agency' | 'closure';
  readonly agency: string;
  readonly askedAt: Date;
  readonly state: 'open' | 'granted' | 'declined' | 'withdrawn';
  readonly reason: string;
}

/** The newest first. */
export async function requestsOfBuyer(queries: Queries, buyerId: string): Promise<OwnRequest[]> {
  const { rows } = await queries.query<OwnRequest>(sql`
    select request_number::text as number, buyer_request.kind, coalesce(agency.name, agency_code, '') as agency, asked_at as "askedAt", state, case when state = 'declined' then reason else '' end as reason
    from marketplace.buyer_request left join marketplace.agency on agency.code = buyer_request.agency_code where buyer_id = ${buyerId} order by buyer_request.request_number desc`);
  return rows.map(({ number, ...request }) => ({ ...request, number: requestReference(number) }));
}

/** `B-0000123-4`, by which buyer and operators name a request. */
export const requestReference = (requestNumber: string | number): string => referenceNumber(requestLetter, String(requestNumber));

export const requestLetter = 'B';

/** Takes back what the buyer asked for and no operator has decided yet. @returns its number; null where there was nothing */
export async function withdrawRequest(queries: Queries, buyerId: string, kind: 'agency' | 'closure', now: Date): Promise<number | null> {
  const { rows } = await queries.query<{ request_number: number }>(sql`
    update marketplace.buyer_request set state = 'withdrawn', decided_at = ${now} where buyer_id = ${buyerId} and kind = ${kind} and state = 'open' returning request_number`);
  return rows[0]?.request_number ?? null;
}

export const nameOf = ({ firstName, lastName }: Buyer): string => [firstName, lastName].filter(Boolean).join(' ');
