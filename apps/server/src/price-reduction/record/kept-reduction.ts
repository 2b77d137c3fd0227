import type { ReductionStatus, StoreName } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { uuidIn, type Queries } from '../../runtime/index.ts';

/** A price reduction as it is kept. Amounts are cents for one unit of issue. */
export interface KeptReduction {
  readonly reductionId: string;
  readonly buyerId: string;
  readonly store: StoreName;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly offerId: string;
  readonly productName: string;
  readonly partNumber: string;
  /** The name of the unit of issue. */
  readonly unit: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly contractNumber: string;
  readonly quantity: number;
  readonly listPrice: number;
  readonly askedPrice: number;
  readonly message: string;
  readonly answeredBy: 'vendor' | 'office';
  readonly answererEmail: string;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly status: ReductionStatus;
  readonly price: number | null;
  /** `YYYY-MM-DD` */
  readonly until: string | null;
  readonly reason: string | null;
  readonly orderNumber: string | null;
}

const columns = sql`reduction_id as "reductionId", buyer_id as "buyerId", store, buyer_name as "buyerName", buyer_email as "buyerEmail", offer_id as "offerId", product_name as "productName",
  part_number as "partNumber", unit, vendor_id as "vendorId", vendor_name as "vendorName", contract_number as "contractNumber", quantity, list_price as "listPrice", asked_price as "askedPrice", message,
  answered_by as "answeredBy", answerer_email as "answererEmail", asked_at as "askedAt", answer_by as "answerBy", status, price, valid_until as "until", reason, order_number as "orderNumber"`;

export async function reductionWithId(queries: Queries, reductionId: string): Promise<KeptReduction | null> {
  const { rows } = await queries.query<KeptReduction>(sql`select ${columns} from marketplace.price_reduction where reduction_id = ${uuidIn(reductionId)}`);
  return rows[0] ?? null;
}

/** The buyer's newest request for an offer in a store. */
export async function newestReductionFor(queries: Queries, { buyerId, store, offerId }: Pick<KeptReduction, 'buyerId' | 'store' | 'offerId'>): Promise<KeptReduction | null> {
  const { rows } = await queries.query<KeptReduction>(
    sql`select ${columns} from marketplace.price_reduction where buyer_id = ${buyerId} and store = ${store} and offer_id = ${offerId}
      order by status in ('requested', 'authorized') desc, request_number desc limit 1`,
  );
  return rows[0] ?? null;
}

/** What buyers have asked of a vendor: what waits or is in force first, then the newest. */
export async function listReductions(queries: Queries, vendorId: string, most: number): Promise<readonly KeptReduction[]> {
  const { rows } = await queries.query<KeptReduction>(
    sql`select ${columns} from marketplace.price_reduction where vendor_id = ${vendorId} order by status in ('requested', 'authorized') desc, request_number desc limit ${most}`,
  );
  return rows;
}

/** Whether a buyer has asked from this form. */
export async function wasAsked(queries: Queries, buyerId: string, requestKey: string): Promise<boolean> {
  const { rows } = await queries.query<{ asked: boolean }>(sql`select exists (select from marketplace.price_reduction where buyer_id = ${buyerId} and request_key = ${requestKey}) as asked`);
  return rows[0]?.asked === true;
}

/** What keeps a request as it is asked for; its events come after it. */
export type NewReduction = Omit<KeptReduction, 'status' | 'price' | 'until' | 'reason' | 'orderNumber'> & { readonly requestKey: string };

/** False: it was asked from this form already. */
export async function keepReduction(queries: Queries, asked: NewReduction): Promise<boolean> {
  const { rowCount } = await queries.query(
    sql`insert into marketplace.price_reduction (reduction_id, buyer_id, store, request_key, buyer_name, buyer_email, offer_id, product_name, part_number, unit, vendor_id, vendor_name, contract_number,
        quantity, list_price, asked_price, message, answered_by, answerer_email, asked_at, answer_by, status)
      values (${asked.reductionId}, ${asked.buyerId}, ${asked.store}, ${asked.requestKey}, ${asked.buyerName}, ${asked.buyerEmail}, ${asked.offerId}, ${asked.productName}, ${asked.partNumber}, ${asked.unit},
        ${asked.vendorId}, ${asked.vendorName}, ${asked.contractNumber}, ${asked.quantity}, ${asked.listPrice}, ${asked.askedPrice}, ${asked.message}, ${asked.answeredBy}, ${asked.answererEmail},
        ${asked.askedAt}, ${asked.answerBy}, 'requested') on conflict (buyer_id, request_key) do nothing`,
  );
  return rowCount === 1;
}
