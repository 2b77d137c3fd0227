import { createHash } from 'node:crypto';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { conflict } from './cxml-problem.ts';
import type { Envelope } from './envelope.ts';
import type { CxmlAnswer } from './write-answer.ts';

/** Days for which the answer to a document is known. What it has recorded stays known forever. */
const keptDays = 90;

/** A document by its sender's name for it. */
export interface DocumentName {
  readonly sender: string;
  readonly payloadId: string;
  /** SHA-256 of what it asks for: neither its time nor its credentials. */
  readonly contentHash: Buffer;
}

export const nameOf = ({ payloadId, from, request }: Envelope): DocumentName => ({
  sender: from.map(({ domain, identity }) => `${domain.toLowerCase()}:${identity}`).toSorted().join(' ').slice(0, 500),
  payloadId,
  contentHash: hashOf(JSON.stringify([request.name, request.element])),
});

/** The name of what a document records: the same each time, and no other document has it. */
export const answerKeyOf = ({ sender, payloadId }: DocumentName): string => `cxml-${hashOf(JSON.stringify([sender, payloadId])).toString('base64url')}`;

/**
 * Notes the answer to a document, in the transaction of what it records; gives the one that was noted before. Another process that has the same
 * document is waited for.
 *
 * @throws CxmlProblem where the name was used for other contents
 */
export async function notedAnswer(queries: Queries, { sender, payloadId, contentHash }: DocumentName, { status, said }: CxmlAnswer, now: Date): Promise<CxmlAnswer | null> {
  const { rows: noted } = await queries.query<{ status: number }>(sql`
    insert into marketplace.vendor_document (sender, payload_id, content_hash, received_at, status, said)
    values (${sender}, ${payloadId}, ${contentHash}, ${now}, ${status}, ${said}) on conflict do nothing returning status`);
  if (noted.length > 0) return null;
  const { rows: [known] } = await queries.query<{ content_hash: Buffer; status: number; said: string }>(sql`
    select content_hash, status, said from marketplace.vendor_document where sender = ${sender} and payload_id = ${payloadId}`);
  if (known === undefined) throw new Error(`The document ${payloadId} of ${sender} was noted and is gone.`);
  if (!contentHash.equals(known.content_hash)) throw conflict(`Another document came under the payloadID ${payloadId}. Give each document a payloadID of its own.`);
  return { status: known.status, said: known.said };
}

export async function forgetOldDocuments(queries: Queries, now: Date): Promise<void> {
  await queries.query(sql`delete from marketplace.vendor_document where received_at < ${new Date(now.getTime() - keptDays * 86_400_000)}`);
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
