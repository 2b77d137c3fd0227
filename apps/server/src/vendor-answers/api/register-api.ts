import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql, withTransaction, type Pool } from '@quartermaster/database';
import type { z } from 'zod';
import { faultPoint } from '../../faults/index.ts';
import { madeOnce } from '../../http/index.ts';
import { AnswerRefused, answerPurchaseOrder, readVendorView, type RefusalCode } from '../../purchase-orders/index.ts';
import type { Clock } from '../../runtime/index.ts';
import { logProblem, problemOf } from '../../wire/index.ts';
import { acknowledgementSchema, answersSchema, eventOf } from './answer.schema.ts';
import { ApiProblem, apiProblem, unknownPurchaseOrder } from './api-problem.ts';
import { apiBasePath, vendorApiDocument } from './open-api.ts';
import { acknowledge, waitingPickups } from './pickups.ts';
import { pageOf, placeOf } from './place.ts';
import { shownPurchaseOrder } from './purchase-order.schema.ts';
import { vendorOfKey } from './vendor-keys.ts';

export interface VendorApiOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly webOrigin: string;
  readonly checkRate: (rateClass: 'all', request: FastifyRequest) => Promise<void>;
}

interface OfPurchaseOrder {
  Params: { poNumber: string };
}

/** The API by which the programs of vendors take purchase orders and answer (docs/vendors-api.md). Each call has a key of one vendor, and sees nothing of others. */
export async function registerVendorApi(app: FastifyInstance, { database, clock, webOrigin, checkRate }: VendorApiOptions): Promise<void> {
  const description = madeOnce(() => JSON.stringify(vendorApiDocument(webOrigin)), 'application/json; charset=utf-8');

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      await checkRate('all', request);
      reply.header('cache-control', 'no-store');
    });
    api.setErrorHandler((error, request, reply) => failed(error, request, reply));

    api.get('/openapi.json', (request, reply) => description(request, reply));

    api.get('/purchase-orders', async (request) => {
      const vendorId = await vendorIn(request);
      const { after, most } = pageOf(request.query);
      const found = await waitingPickups(database, vendorId, after, most + 1);
      const page = found.slice(0, most);
      const last = page.at(-1);
      return {
        purchaseOrders: page.map(({ deliveryKey, waitingSince, view }) => ({ ...shownPurchaseOrder(view), deliveryKey, waitingSince: waitingSince.toISOString() })),
        next: found.length > most && last !== undefined ? placeOf(last) : null,
      };
    });

    api.get<OfPurchaseOrder>('/purchase-orders/:poNumber', async (request) => {
      const [vendorId, poNumber] = [await vendorIn(request), poNumberIn(request)];
      await requireOwn(poNumber, vendorId);
      return shownPurchaseOrder(await readVendorView(database, poNumber));
    });

    api.post<OfPurchaseOrder>('/purchase-orders/:poNumber/acknowledgement', async (request) => {
      const [vendorId, poNumber] = [await vendorIn(request), poNumberIn(request)];
      await faultPoint('answer.read');
      const { deliveryKey } = bodyOf(request, acknowledgementSchema);
      const status = await withTransaction(database, async (connection) => {
        const known = await acknowledge(connection, { poNumber, deliveryKey, vendorId, now: clock.now() });
        await faultPoint('answer.recorded');
        return known;
      });
      await faultPoint('answer.committed');
      return { poNumber, status };
    });

    api.post<OfPurchaseOrder>('/purchase-orders/:poNumber/answers', async (request) => {
      const [vendorId, poNumber] = [await vendorIn(request), poNumberIn(request)];
      await faultPoint('answer.read');
      const { key, answers } = bodyOf(request, answersSchema);
      await requireOwn(poNumber, vendorId);
      const answered = await withTransaction(database, async (connection) => {
        const known = await answerPurchaseOrder(connection, { poNumber, answerKey: `api-${key}`, way: 'api', now: clock.now(), eventsOf: () => answers.map(eventOf) });
        await faultPoint('answer.recorded');
        return known;
      });
      await faultPoint('answer.committed');
      return { poNumber, ...answered };
    });
  }, { prefix: apiBasePath });

  /** Before anything of a purchase order is read or held: that of another vendor takes as long as one that does not exist, and waits for no one. @throws ApiProblem */
  async function requireOwn(poNumber: string, vendorId: string): Promise<void> {
    const { rows } = await database.query(sql`select po_number from marketplace.purchase_order where po_number = ${poNumber} and vendor_id = ${vendorId}`);
    if (rows.length === 0) throw unknownPurchaseOrder(poNumber);
  }

  /** @throws ApiProblem */
  async function vendorIn({ headers }: FastifyRequest): Promise<string> {
    const key = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
    const vendorId = key === undefined ? null : await vendorOfKey(database, key, clock.now());
    if (vendorId === null) throw apiProblem(401, 'KEY_UNKNOWN', 'Send your key as "Authorization: Bearer KEY". This one is missing, wrong or revoked.');
    return vendorId;
  }
}

const poNumberIn = ({ params: { poNumber } }: FastifyRequest<OfPurchaseOrder>): string => {
  if (!/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(poNumber)) throw unknownPurchaseOrder(poNumber);
  return poNumber;
};

/** @throws ApiProblem that names each field */
function bodyOf<Schema extends z.ZodType>({ body }: FastifyRequest, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw apiProblem(400, 'REQUEST_INVALID', read.error.issues.slice(0, 20).map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`).join('; ').slice(0, 2000));
}

function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFor(error);
  if (problem instanceof ApiProblem) {
    request.log.info({ code: problem.code, status: problem.status }, 'refused');
  } else {
    logProblem(request, problem);
    if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
  }
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  const { status, code, message } = problem;
  return reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify({ type: 'about:blank', status, code, detail: message }));
}

const problemFor = (error: unknown): ApiProblem | ReturnType<typeof problemOf> => {
  if (error instanceof ApiProblem) return error;
  if (error instanceof AnswerRefused) return apiProblem(statusOf(error.refusal.code), error.refusal.code, error.message);
  return problemOf(error);
};

const statusOf = (code: RefusalCode): number => (code === 'PO_UNKNOWN' ? 404 : code === 'TOO_MANY_MESSAGES' ? 429 : 409);
