import type { ApprovalStatus } from '@quartermaster/contracts';
import type { KeptTerms } from '../../checkout/index.ts';
import { sql, type Sql } from '@quartermaster/database';
import { uuidIn, type Queries } from '../../runtime/index.ts';
import type { ApproverScope } from '../approvers/kept-approvers.ts';
import { activityInWords, agencyInWords } from '../approvers/payer.ts';

/** A request for approval as it is kept. */
export interface KeptRequest extends ApproverScope {
  readonly requestId: string;
  readonly buyerId: string;
  readonly store: string;
  readonly orderKey: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly addressId: string | null;
  readonly paymentId: string | null;
  readonly terms: KeptTerms[];
  readonly cause: 'funds' | 'limit';
  readonly fund: string | null;
  readonly fiscalYear: number;
  readonly appropriation: string | null;
  readonly note: string;
  /** Cents. */
  readonly amount: number;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly remindedAt: Date | null;
  readonly endedAt: Date | null;
  readonly status: ApprovalStatus;
  readonly reason: string | null;
  readonly orderNumber: string | null;
  /** The activity that pays or the agency, in words. */
  readonly payer: string;
}

const columns = sql`request_id as "requestId", buyer_id as "buyerId", store, order_key as "orderKey", buyer_name as "buyerName", buyer_email as "buyerEmail", address_id as "addressId",
  payment_id as "paymentId", terms, scope, code, cause, fund, fiscal_year as "fiscalYear", appropriation, note, amount, asked_at as "askedAt", answer_by as "answerBy", reminded_at as "remindedAt",
  ended_at as "endedAt", status, reason, order_number as "orderNumber",
  case when scope = 'agency' then ${agencyInWords(sql`request.code`)} else ${activityInWords(sql`request.code`)} end as payer`;

export async function findRequests(queries: Queries, isMeant: Sql, order: Sql, most: number): Promise<readonly KeptRequest[]> {
  const { rows } = await queries.query<KeptRequest>(sql`select ${columns} from marketplace.approval_request as request where ${isMeant} order by ${order}, request_id limit ${most}`);
  return rows;
}

/** @param isMeant what else is true of it */
export async function requestWithId(queries: Queries, requestId: string, isMeant: Sql = sql`true`): Promise<KeptRequest | null> {
  return (await findRequests(queries, sql`request_id = ${uuidIn(requestId)} and ${isMeant}`, sql`asked_at`, 1))[0] ?? null;
}

/** Holds a request until the transaction ends, and gives it as it is then. */
export async function lockRequest(queries: Queries, requestId: string): Promise<KeptRequest | null> {
  await queries.query(sql`select from marketplace.approval_request where request_id = ${uuidIn(requestId)} for no key update`);
  return requestWithId(queries, requestId);
}

/** What keeps a request as it is sent; its events come after it. */
export type NewRequest = Omit<KeptRequest, 'remindedAt' | 'endedAt' | 'status' | 'reason' | 'orderNumber' | 'payer'> & { readonly submitKey: string };

export async function keepRequest(queries: Queries, asked: NewRequest): Promise<void> {
  await queries.query(
    sql`insert into marketplace.approval_request (request_id, buyer_id, store, submit_key, order_key, buyer_name, buyer_email, address_id, payment_id, terms, scope, code, cause, fund, fiscal_year,
        appropriation, note, amount, asked_at, answer_by, status)
      values (${asked.requestId}, ${asked.buyerId}, ${asked.store}, ${asked.submitKey}, ${asked.orderKey}, ${asked.buyerName}, ${asked.buyerEmail}, ${asked.addressId}, ${asked.paymentId},
        ${JSON.stringify(asked.terms)}, ${asked.scope}, ${asked.code}, ${asked.cause}, ${asked.fund}, ${asked.fiscalYear}, ${asked.appropriation}, ${asked.note}, ${asked.amount}, ${asked.askedAt}, ${asked.answerBy}, 'waiting')`,
  );
}
