import { createHash } from 'node:crypto';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { CheckoutOwner } from '../review/checkout-choices.ts';

/** An answer of submit: its response name, and the envelope as it was sent; answers of former versions kept their attributes alone. */
export type StoredAnswer = { name: string; orderNumber: string | null } & ({ envelope: string } | { attributes: unknown });

/** The submission that is found under a submit key: none yet, one with its answer, or one that differs from this one. */
export type Claim = { kind: 'new' } | { kind: 'answered'; answer: StoredAnswer } | { kind: 'reused' };

export interface SubmissionKey extends CheckoutOwner {
  submitKey: string;
  /** Everything of the request beside its key. */
  reviewed: string;
}

const requestHash = ({ reviewed }: SubmissionKey): string => createHash('sha256').update(JSON.stringify({ reviewed })).digest('hex');

interface SubmissionRow {
  buyer_id: string;
  store: string;
  request_hash: string;
  response_name: string | null;
  attributes: string | null;
  envelope: string | null;
  order_number: string | null;
}

/** Takes the key for a transaction; nothing is returned where it was taken before. */
export const taking = (key: SubmissionKey, now: Date): Sql => sql`
  insert into marketplace.submission (submit_key, buyer_id, store, request_hash, submitted_at)
  values (${key.submitKey}, ${key.buyerId}, ${key.store}, ${requestHash(key)}, ${now}) on conflict (submit_key) do nothing returning submit_key`;

/** The answer that was given to a submission, if there is one; it takes no lock. */
export async function findAnswer(queries: Queries, key: SubmissionKey): Promise<Claim> {
  const { rows } = await queries.query<SubmissionRow>(
    'select buyer_id, store, request_hash, response_name, attributes, envelope, order_number from marketplace.submission where submit_key = $1',
    [key.submitKey],
  );
  const row = rows[0];
  if (row === undefined) return { kind: 'new' };
  if (row.buyer_id !== key.buyerId || row.store !== key.store || row.request_hash !== requestHash(key)) return { kind: 'reused' };
  // A row is committed together with its answer, never before it.
  const { response_name: name, order_number: orderNumber, attributes, envelope } = row;
  if (name !== null && envelope !== null) return { kind: 'answered', answer: { name, orderNumber, envelope } };
  if (name !== null && attributes !== null) return { kind: 'answered', answer: { name, orderNumber, attributes: JSON.parse(attributes) as unknown } };
  throw new Error(`Submission ${key.submitKey} has no answer.`);
}

/** Keeps the answer word for word, in the transaction that brought it about. */
export const answerKept = (submitKey: string, answer: { name: string; envelope: string }, orderNumber: string | null): Sql => sql`
  update marketplace.submission set response_name = ${answer.name}, envelope = ${answer.envelope}, order_number = ${orderNumber} where submit_key = ${submitKey}`;

/** Answers that placed no order, as many as are kept of a buyer in a store: each may be as long as a cart of a thousand lines. */
const mostWithoutOrder = 50;

/** The same of one that placed no order: those before the newest fifty of its buyer are forgotten. One that sent a cart to its approvers is kept: its key names the request. */
export const answerWithoutOrderKept = ({ submitKey, buyerId, store }: SubmissionKey, answer: { name: string; envelope: string }): Sql => sql`
  with answered as (${answerKept(submitKey, answer, null)})
  delete from marketplace.submission where submit_key in (
    select submit_key from marketplace.submission
    where buyer_id = ${buyerId} and store = ${store} and order_number is null and response_name <> 'SentForApproval' and submit_key <> ${submitKey}
    order by submitted_at desc, submit_key offset ${mostWithoutOrder - 1})`;
