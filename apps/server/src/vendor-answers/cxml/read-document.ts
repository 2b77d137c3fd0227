import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { UnprovedCalls } from '../../wire/index.ts';
import { answeringWays, type AnsweringWay } from './authorize.ts';
import { CxmlProblem, notUnderstood } from './cxml-problem.ts';
import { readEnvelope, type Envelope, type Parties } from './envelope.ts';
import { parseDocument } from './parse-document.ts';

export interface ProofTools {
  readonly database: Pool;
  /** By their words. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly unproved: UnprovedCalls;
}

/**
 * The ways for which the sender of a document may answer.
 *
 * @throws CxmlProblem for a sender who is not known, or whose secret is wrong
 * @throws Problem 429
 */
export async function provedWays({ database, secrets, unproved }: ProofTools, request: FastifyRequest, parties: Parties): Promise<readonly AnsweringWay[]> {
  const names = [...new Set(parties.sender.map(({ domain, identity }) => `${domain.toLowerCase()}:${identity}`))];
  await unproved.count(request, names);
  const ways = await answeringWays(database, parties, secrets);
  unproved.settle(request, names, ways.length > 0);
  if (ways.length === 0) throw new CxmlProblem(401, 'The sender is not known here, or its shared secret is wrong.');
  return ways;
}

/** The whole document of whom the parties of its first header are. @throws CxmlProblem */
export function readDocument(body: Uint8Array, { from, sender }: Parties): Envelope {
  const envelope = readEnvelope(parseDocument(body));
  // The first one may be in a comment.
  if (!isDeepStrictEqual([envelope.from, envelope.sender], [from, sender])) throw notUnderstood('The document has another Header before its Header. Leave it out.');
  return envelope;
}
