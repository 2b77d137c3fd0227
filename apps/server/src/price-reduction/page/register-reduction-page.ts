import type { FastifyInstance, FastifyReply } from 'fastify';
import { withTransaction, type Pool } from '@quartermaster/database';
import { fieldsOf, isElsewhere, queryOf, registerLinkPages, sendDocument, type LinkPageOptions } from '../../purchase-orders/index.ts';
import { washingtonDay, type Clock, type Randomness } from '../../runtime/index.ts';
import { openedReduction, reductionPageAddress, reductionPagePath } from '../link.ts';
import { reductionWithId, type KeptReduction } from '../record/kept-reduction.ts';
import { recordAndTell } from '../record/record-and-tell.ts';
import { isAnswerForm, readAnswer, type AnswerForm, type AnswerProblem } from './read-answer.ts';
import { closedReductionPage, reductionPage } from './reduction-page.ts';

/** Bytes: every field of the longest form at its longest. */
const bodyLimit = 16 * 1024;

export interface ReductionPageOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly webOrigin: string;
  readonly checkRate: LinkPageOptions['checkRate'];
}

/** The page on which a vendor or the contracting office answers a request for a lower price, by the link of a mail: no account, no cookie, no script. To look at it changes nothing (decision 0151). */
export async function registerReductionPage(app: FastifyInstance, { database, clock, randomness, webOrigin, checkRate }: ReductionPageOptions): Promise<void> {
  async function opened(key: string | null): Promise<KeptReduction | null> {
    const reductionId = key === null || key.length > 200 ? null : await openedReduction(database, key, clock.now());
    return reductionId === null ? null : reductionWithId(database, reductionId);
  }

  await registerLinkPages(app, { bodyLimit, checkRate }, (pages) => {
    pages.get(reductionPagePath, async (request, reply) => {
      const query = queryOf(request);
      const [key, done] = [query.get('key'), query.get('done')];
      const kept = await opened(key);
      if (kept === null || key === null) return closed(reply);
      return sendDocument(reply, 200, reductionPage(kept, { key, refused: null }, isAnswerForm(done) && isDone(done, kept) ? done : null));
    });
    pages.post(reductionPagePath, async (request, reply) => {
      const fields = fieldsOf(request);
      const [key, form] = [fields.get('key'), fields.get('form')];
      const kept = isElsewhere(request) ? null : await opened(key);
      if (kept === null || key === null || !isAnswerForm(form)) return closed(reply);
      const problems = await answer(kept, form, fields);
      if (problems.length === 0) return reply.redirect(`${reductionPageAddress(key)}&done=${form}`, 303);
      return sendDocument(reply, 422, reductionPage((await opened(key)) ?? kept, { key, refused: { form, fields, problems } }, null));
    });
  });

  /** Records what the form says; what is wrong with it, or nothing. */
  async function answer(kept: KeptReduction, form: AnswerForm, fields: URLSearchParams): Promise<readonly AnswerProblem[]> {
    const now = clock.now();
    const read = readAnswer(form, fields, kept, washingtonDay(now));
    if ('problems' in read) return read.problems;
    const actor = { kind: kept.answeredBy, name: kept.answererEmail };
    const recorded = await withTransaction(database, (connection) => recordAndTell(connection, kept, { event: read.event, actor, now }, { webOrigin, randomness }));
    return recorded.kind === 'refused' ? [{ field: '', message: recorded.message }] : [];
  }
}

/** What was sent just before is so; an old address of the history does not say what is not true any more. */
const isDone = (form: AnswerForm, { status }: KeptReduction): boolean => status === { authorize: 'authorized', decline: 'declined', revoke: 'revoked' }[form];

const closed = (reply: FastifyReply): FastifyReply => sendDocument(reply, 404, closedReductionPage());
