import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { logProblem, problemOf, type UnprovedCalls } from '../../wire/index.ts';
import { answerDocument, knownRequests } from './answer-document.ts';
import { CxmlProblem } from './cxml-problem.ts';
import { readParties, type Credential } from './envelope.ts';
import { firstHeader } from './first-header.ts';
import { provedWays, readDocument } from './read-document.ts';
import { profile, writeAnswer, type CxmlAnswer } from './write-answer.ts';

/** Where the systems of vendors send cXML. */
export const cxmlPath = '/vendor/cxml';

/** Bytes of a document. */
const bodyLimit = 1024 * 1024;

/** When this server began to take what it takes now. */
const profileSince = '2026-11-23T00:00:00Z';

export interface CxmlOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly webOrigin: string;
  /** By their words. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly checkRate: (rateClass: 'all', request: FastifyRequest) => Promise<void>;
  readonly unproved: UnprovedCalls;
}

/**
 * Takes the cXML documents by which vendors' systems answer to purchase orders (docs/decisions/0183-vendors-answer-by-cxml.md). What could be read is answered with
 * HTTP status 200 and a status of cXML; only what is no document at all, and what may be sent again, has a status of HTTP.
 */
export async function registerCxml(app: FastifyInstance, { database, clock, randomness, webOrigin, secrets, checkRate, unproved }: CxmlOptions): Promise<void> {
  const send = (reply: FastifyReply, http: number, answer: CxmlAnswer, content = {}): FastifyReply => {
    const now = clock.now();
    return reply.code(http).headers({ 'cache-control': 'no-store' }).type('text/xml; charset=utf-8').send(writeAnswer(answer, `${randomness.uuid()}@${new URL(webOrigin).host}`, now, content));
  };

  await app.register(async (documents) => {
    documents.removeAllContentTypeParsers();
    documents.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    documents.addHook('onRequest', (request) => checkRate('all', request));
    documents.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error);
      logProblem(request, problem);
      if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
      return send(reply, problem.status, { status: problem.status, said: unread[problem.code] ?? problem.message });
    });
    documents.post(cxmlPath, { bodyLimit }, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const logged: LoggedDocument = {};
      try {
        // To read a megabyte takes a tenth of a second, in which no other call is served: only of who has proved who they are is more read than the header.
        const parties = readParties(firstHeader(body));
        logged.from = parties.from;
        const ways = await provedWays({ database, secrets, unproved }, request, parties);
        const envelope = readDocument(body, parties);
        logged.payloadId = envelope.payloadId;
        const answer = await answerDocument({ database, ways, now: clock.now() }, envelope);
        if (answer.status !== 200) return await refuse(request, reply, answer, logged);
        return await send(reply, 200, answer, envelope.request.name === 'ProfileRequest' ? profile(knownRequests, new URL(cxmlPath, webOrigin).href, profileSince) : {});
      } catch (error) {
        if (error instanceof CxmlProblem) return refuse(request, reply, { status: error.status, said: error.message }, logged);
        throw error;
      }
    });
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, answer: CxmlAnswer, logged: LoggedDocument): FastifyReply {
    request.log.warn({ status: answer.status, reason: answer.said, ...logged }, 'a document of a vendor’s system is refused');
    return send(reply, 200, answer);
  }
}

/** What is known of a document that is refused. */
interface LoggedDocument {
  from?: readonly Credential[];
  payloadId?: string;
}

/** In the place of sentences that speak of JSON. */
const unread: Readonly<Record<string, string>> = {
  BODY_TOO_LARGE: `The document is larger than ${bodyLimit} bytes. Send less at once.`,
  CONTENT_TYPE_UNKNOWN: 'Send the document alone, with Content-Type: text/xml; charset=utf-8.',
};
