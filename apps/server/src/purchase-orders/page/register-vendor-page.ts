import type { FastifyInstance, FastifyReply } from 'fastify';
import { withTransaction, type Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { answerPurchaseOrder } from '../answer/answer-purchase-order.ts';
import { AnswerRefused } from '../answer/answer-refused.ts';
import { readVendorView } from '../answer/vendor-view.ts';
import { openedBy, vendorPageAddress, vendorPagePath } from '../link/vendor-link.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { fieldsOf, queryOf, registerLinkPages, sendDocument, type LinkPageOptions } from './link-pages.ts';
import { isVendorForm, readForm, type FormProblem, type VendorForm } from './form.ts';
import { closedLinkDocument } from './vendor-document.ts';
import { vendorPage } from './vendor-page.ts';

/** Bytes: every field of the longest form at its longest. */
const bodyLimit = 64 * 1024;

export interface VendorPageOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly checkRate: LinkPageOptions['checkRate'];
}

/**
 * The page of one purchase order for the person whom its vendor gave the link: no account, no cookie, no script. To look at it changes nothing, as the
 * programs that check mail open every link (docs/decisions/0151-vendors-answer-by-link.md).
 */
export async function registerVendorPage(app: FastifyInstance, { database, clock, randomness, checkRate }: VendorPageOptions): Promise<void> {
  const opened = (key: string | null): Promise<string | null> => (key === null || key.length > 200 ? Promise.resolve(null) : openedBy(database, key, clock.now()));
  const frameOf = (key: string) => ({ action: vendorPagePath, key, eventKey: randomness.uuid(), refused: null });

  await registerLinkPages(app, { bodyLimit, checkRate }, (pages) => {
    pages.get(vendorPagePath, async (request, reply) => {
      const query = queryOf(request);
      const [key, done] = [query.get('key'), query.get('done')];
      const poNumber = await opened(key);
      if (poNumber === null || key === null) return closed(reply);
      return sendDocument(reply, 200, vendorPage(await readVendorView(database, poNumber), frameOf(key), isVendorForm(done) ? done : null));
    });
    pages.post(vendorPagePath, async (request, reply) => {
      const fields = fieldsOf(request);
      const [key, form, eventKey] = [fields.get('key'), fields.get('form'), fields.get('eventKey')];
      const poNumber = isElsewhere(request) ? null : await opened(key);
      if (poNumber === null || key === null || !isVendorForm(form) || eventKey === null || !/^[\w-]{8,64}$/.test(eventKey)) return closed(reply);
      const problems = await answer(poNumber, form, fields, eventKey);
      if (problems.length === 0) return reply.redirect(`${vendorPageAddress(key)}&done=${form}`, 303);
      return sendDocument(reply, 422, vendorPage(await readVendorView(database, poNumber), { ...frameOf(key), refused: { form, fields, problems } }, null));
    });
  });

  /** Records what the form says; what is wrong with it, or nothing. */
  async function answer(poNumber: string, form: VendorForm, fields: URLSearchParams, eventKey: string): Promise<readonly FormProblem[]> {
    const { state } = await readVendorView(database, poNumber);
    const read = readForm(form, fields, state);
    if ('problems' in read) return read.problems;
    try {
      await withTransaction(database, (connection) => answerPurchaseOrder(connection, { poNumber, answerKey: `link-${eventKey}`, way: 'link', now: clock.now(), eventsOf: () => [read.event] }));
      return [];
    } catch (error) {
      if (error instanceof AnswerRefused) return [{ field: '', message: error.message }];
      throw error;
    }
  }
}

const closed = (reply: FastifyReply): FastifyReply => sendDocument(reply, 404, closedLinkDocument());
