import type { AuthorizationStatus } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { uuidIn, type Queries } from '../../runtime/index.ts';
import type { Government } from '../../virtual-store/index.ts';
import type { AuthorizedTerms } from '../state/event.ts';

/** An authorization as it is kept. */
export interface KeptAuthorization {
  readonly authorizationId: string;
  readonly buyerId: string;
  readonly memberName: string;
  readonly memberEmail: string;
  readonly store: string;
  readonly government: Omit<Government, 'domain'>;
  readonly supervisorName: string;
  readonly supervisorEmail: string;
  readonly purpose: string;
  /** Cents. */
  readonly yearly: number;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly status: AuthorizationStatus;
  readonly remindedAt: Date | null;
  readonly terms: AuthorizedTerms | null;
  readonly reason: string | null;
}

interface AuthorizationRow {
  authorization_id: string;
  buyer_id: string;
  member_name: string;
  member_email: string;
  store: string;
  government: string;
  state: string;
  kind: Government['kind'];
  supervisor_name: string;
  supervisor_email: string;
  purpose: string;
  yearly: number;
  asked_at: Date;
  answer_by: Date;
  status: AuthorizationStatus;
  reminded_at: Date | null;
  spend_limit: number | null;
  year_begins: number | null;
  valid_from: string | null;
  valid_until: string | null;
  reason: string | null;
}

const columns = sql`authorization_id, buyer_id, member_name, member_email, store, government, state, kind, supervisor_name, supervisor_email, purpose, yearly, asked_at, answer_by, status,
  reminded_at, spend_limit, year_begins, valid_from, valid_until, reason`;

function authorizationOf(row: AuthorizationRow): KeptAuthorization {
  const { spend_limit: limit, year_begins: yearBegins, valid_from: from, valid_until: until } = row;
  return {
    authorizationId: row.authorization_id, buyerId: row.buyer_id, memberName: row.member_name, memberEmail: row.member_email, store: row.store,
    government: { government: row.government, state: row.state, kind: row.kind }, supervisorName: row.supervisor_name, supervisorEmail: row.supervisor_email, purpose: row.purpose,
    yearly: row.yearly, askedAt: row.asked_at, answerBy: row.answer_by, status: row.status, remindedAt: row.reminded_at, reason: row.reason,
    terms: limit === null || yearBegins === null || from === null || until === null ? null : { limit, yearBegins, from, until },
  };
}

/** Those that a member has asked for, the newest first. */
export async function authorizationsOf(queries: Queries, buyerId: string): Promise<readonly KeptAuthorization[]> {
  const { rows } = await queries.query<AuthorizationRow>(sql`select ${columns} from marketplace.member_authorization where buyer_id = ${buyerId} order by asked_at desc, authorization_id limit 50`);
  return rows.map(authorizationOf);
}

export async function authorizationWithId(queries: Queries, authorizationId: string): Promise<KeptAuthorization | null> {
  const { rows } = await queries.query<AuthorizationRow>(sql`select ${columns} from marketplace.member_authorization where authorization_id = ${uuidIn(authorizationId)}`);
  return rows[0] === undefined ? null : authorizationOf(rows[0]);
}

export interface AuthorizationFilter {
  readonly q: string;
  readonly state: AuthorizationStatus | 'all';
  /** Rows before the first one, and of it on at most. */
  readonly skip: number;
  readonly most: number;
}

/** Those of all members with these words, the newest first; each knows how many there are in all. */
export async function findAuthorizations(queries: Queries, { q, state, skip, most }: AuthorizationFilter): Promise<readonly (KeptAuthorization & { readonly total: number })[]> {
  const { rows } = await queries.query<AuthorizationRow & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from marketplace.member_authorization
      where (${state} = 'all' or status = ${state}) and position(lower(${q}) in lower(concat_ws(' ', member_name, member_email, government, state, supervisor_name, supervisor_email, store))) > 0
      order by asked_at desc, authorization_id limit ${most} offset ${skip}`,
  );
  return rows.map((row) => ({ ...authorizationOf(row), total: row.total }));
}

/** The one that the member orders by; locked until the transaction ends where `isHeld`, so that of orders at once each sees what those before it used. */
export async function authorizationInForce(queries: Queries, buyerId: string, isHeld: boolean): Promise<KeptAuthorization | null> {
  const { rows } = await queries.query<AuthorizationRow>(
    sql`select ${columns} from marketplace.member_authorization where buyer_id = ${buyerId} and status = 'authorized' ${isHeld ? sql`for no key update` : sql``}`,
  );
  return rows[0] === undefined ? null : authorizationOf(rows[0]);
}

/** What keeps a request as it is asked for; its events come after it. */
export type NewAuthorization = Pick<KeptAuthorization, 'authorizationId' | 'buyerId' | 'memberName' | 'memberEmail' | 'store' | 'government' | 'supervisorName' | 'supervisorEmail' | 'purpose' | 'yearly' | 'askedAt' | 'answerBy'> & { readonly requestKey: string };

/** False: it was asked from this form already. */
export async function keepAuthorization(queries: Queries, asked: NewAuthorization): Promise<boolean> {
  const { government: { government, state, kind } } = asked;
  const { rowCount } = await queries.query(
    sql`insert into marketplace.member_authorization (authorization_id, buyer_id, request_key, member_name, member_email, store, government, state, kind, supervisor_name, supervisor_email, purpose,
        yearly, asked_at, answer_by, status)
      values (${asked.authorizationId}, ${asked.buyerId}, ${asked.requestKey}, ${asked.memberName}, ${asked.memberEmail}, ${asked.store}, ${government}, ${state}, ${kind}, ${asked.supervisorName},
        ${asked.supervisorEmail}, ${asked.purpose}, ${asked.yearly}, ${asked.askedAt}, ${asked.answerBy}, 'requested') on conflict (buyer_id, request_key) do nothing`,
  );
  return rowCount === 1;
}
