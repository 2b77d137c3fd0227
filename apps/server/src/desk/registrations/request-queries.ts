import { pageSize, type RegistrationRequest } from '@quartermaster/contracts-desk';
import { empty, sql, type Connection, type Sql } from '@quartermaster/database';
import { countedNumber, referenceNumber } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { firstRow } from '../wire/pages.ts';
import type { Decision } from '../../profile/index.ts';

interface RequestRow {
  readonly request_number: string;
  readonly state: RegistrationRequest['state'];
  readonly store: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly agency: string;
  readonly bureau: string;
  readonly us_state: string | null;
  readonly government_kind: string | null;
  readonly phone: string;
  readonly email_proved_at: Date | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

/** A request with its letter. */
export interface WholeRequest {
  readonly request: RegistrationRequest;
  readonly letter: string | null;
  readonly letterMailedAt: Date | null;
  /** What an account is made of. */
  readonly person: { readonly givenName: string; readonly familyName: string; readonly agencyCode: string };
  /** Code of the agency in the list of agencies; null: it is not there. */
  readonly listedAgency: string | null;
  /** The identity server's id of the account that was made; null: none was. */
  readonly accountId: string | null;
}

const columns = sql`request_number::text as request_number, state, store, first_name, last_name, email, agency, bureau, us_state, government_kind, phone, email_proved_at, created_at, decided_at, decided_by`;

export interface RequestFilter {
  readonly q: string;
  readonly state: RegistrationRequest['state'] | 'all';
  readonly page: number;
}

/** Open requests are for work: the one that has waited longest is first. */
const order = (state: RequestFilter['state']): Sql => (state === 'open' ? empty : sql`desc`);

export async function listRequests(queries: Queries, { q, state, page }: RequestFilter): Promise<{ readonly rows: readonly { readonly total: number }[]; readonly requests: readonly RegistrationRequest[] }> {
  const { rows } = await queries.query<RequestRow & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.registration_request
      where ${state === 'all' ? sql`true` : sql`state = ${state}`}
        and (request_number = ${countedNumber('R', q)}::bigint or position(lower(${q}) in lower('R-' || lpad(request_number::text, 7, '0') || ' ' || store || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || agency)) > 0)
      order by registration_request.request_number ${order(state)} limit ${pageSize} offset ${firstRow(page)}`,
  );
  return { rows, requests: rows.map(requestOf) };
}

export async function readRequest(queries: Queries, requestNumber: string): Promise<WholeRequest | null> {
  const { rows } = await queries.query<RequestRow & { letter: string | null; letter_mailed_at: Date | null; agency_code: string | null; account_id: string | null; listed_agency: string | null }>(
    sql`select ${columns}, letter, letter_mailed_at, agency_code, account_id, listed_agency from marketplace.registration_request where request_number = ${requestNumber}`,
  );
  const row = rows[0];
  if (row === undefined) return null;
  const person = { givenName: row.first_name, familyName: row.last_name, agencyCode: row.agency_code ?? '' };
  return { request: requestOf(row), letter: row.letter, letterMailedAt: row.letter_mailed_at, person, listedAgency: row.listed_agency, accountId: row.account_id };
}

interface Decided {
  readonly decision: Decision;
  readonly letter: string;
  readonly agencyCode: string;
  readonly decidedBy: string;
}

/** False: it was decided before. */
export async function decideRequest(connection: Connection, requestNumber: string, { decision, letter, agencyCode, decidedBy }: Decided, now: Date): Promise<boolean> {
  const { rowCount } = await connection.query(
    sql`update marketplace.registration_request set state = ${decision}, letter = ${letter}, agency_code = ${decision === 'accepted' ? agencyCode : null}, decided_by = ${decidedBy}, decided_at = ${now}
      where request_number = ${requestNumber} and state = 'open'`,
  );
  return rowCount === 1;
}

export async function noteLetterMailed(queries: Queries, requestNumber: string, now: Date): Promise<void> {
  await queries.query(sql`update marketplace.registration_request set letter_mailed_at = ${now} where request_number = ${requestNumber} and letter is not null`);
}

/** The account that was made of a request. */
export async function noteAccount(queries: Queries, requestNumber: string, accountId: string): Promise<void> {
  await queries.query(sql`update marketplace.registration_request set account_id = ${accountId} where request_number = ${requestNumber} and state = 'accepted'`);
}

const requestOf = (row: RequestRow): RegistrationRequest => ({
  number: referenceNumber('R', row.request_number),
  state: row.state,
  store: row.store,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  agency: row.agency,
  bureau: row.bureau,
  government: row.us_state === null ? null : { kind: row.government_kind ?? '', state: row.us_state },
  phone: row.phone,
  askedAt: row.created_at.toISOString(),
  emailProvedAt: row.email_proved_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
});
