import { createHash } from 'node:crypto';
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

/**
 * Takes the key for the transaction that this connection is in. Another request with the same key waits here until
 * that transaction ends, and then finds its answer (or, after a rollback, takes the key itself).
 */
export async function claimKey(queries: Queries, key: SubmissionKey, now: Date): Promise<Claim> {
  const { rowCount } = await queries.query(
    `insert into marketplace.submission (submit_key, buyer_id, store, request_hash, submitted_at)
     values ($1, $2, $3, $4, $5) on conflict (submit_key) do nothing`,
    [key.submitKey, key.buyerId, key.store, requestHash(key), now],
  );
  return rowCount === 1 ? { kind: 'new' } : findAnswer(queries, key);
}

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
export async function keepAnswer(queries: Queries, submitKey: string, answer: { name: string; envelope: string }, orderNumber: string | null): Promise<void> {
  await queries.query(
    'update marketplace.submission set response_name = $2, envelope = $3, order_number = $4 where submit_key = $1',
    [submitKey, answer.name, answer.envelope, orderNumber],
  );
}
