import type { AttributesOf, CheckoutReview, Envelope } from '@quartermaster/contracts';
import { openPool, sql, type Pool } from '@quartermaster/database';
import { freePort } from '@quartermaster/database/testing';
import { authorizeFaultPoints, requestFaultPoints } from '../../faults/index.ts';
import { HttpBuyer, NoAnswer } from '../../faults/testing/http-buyer.ts';
import { startServerProcess, type ServerProcess, type ServerSettings } from '../../faults/testing/server-process.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';

type Approval = AttributesOf<'/cart/afc_cart', 'Success'>;
type Entry = AttributesOf<'/checkout/checkout_review_submit', 'AFCDataEntry'>;

export type ApprovalFaultPoint = (typeof requestFaultPoints)[number] | (typeof authorizeFaultPoints)[number];
export const approvalFaultPoints: readonly ApprovalFaultPoint[] = [...requestFaultPoints, ...authorizeFaultPoints];

const aac = '47SMPL';
const fund = 'K1';
const price = 10_000;

/**
 * Kills the server once at each point while a cart is sent to its approvers, or while one of them authorizes it; starts it again, and lets the person press again with the same key. One request, one
 * order, one mail of each kind and one use of the budget must have come of it, and the budget is charged exactly once.
 *
 * @throws Error with what was found instead
 */
export async function* runApprovalKills(databaseUrl: string, points: readonly ApprovalFaultPoint[]): AsyncGenerator<ApprovalFaultPoint> {
  const issuer = await TestIdentityProvider.start();
  issuer.tokenSeconds = 12 * 3600;
  const settings: ServerSettings = { databaseUrl, issuer: issuer.issuer, port: await freePort() };
  const database = openPool(databaseUrl, { maxConnections: 2 });
  let server = await startServerProcess(settings);
  try {
    await prepare(database);
    const [buyer, approver] = [new HttpBuyer(settings.port), new HttpBuyer(settings.port)];
    await buyer.signIn(issuer, 'kill-asks');
    await approver.signIn(issuer, 'kill-authorizes', 'approver@agency.example.gov');
    for (const [nth, point] of points.entries()) {
      const review = await buyer.prepare('kill-approval', 1);
      const entry = attributes<Entry>(await buyer.submit(review));
      const send = () => buyer.post('/cart/afc_cart_change', { send: { fund, appropriation: '999-2026/2027-9999-000', note: '', ...entry.sending } });
      const isRequest = requestFaultPoints.some((known) => known === point);
      if (isRequest) server = await dieAt(server, settings, point, send);
      const { requestId } = attributes<Approval>(await send());
      const { reviewed } = attributes<Approval>(await approver.get(`/cart/afc_cart?request=${requestId}`));
      const authorize = () => approver.post('/cart/authorize_funds', { request: requestId, authorize: { reviewed } });
      if (!isRequest) server = await dieAt(server, settings, point, authorize);
      const { orderNumber } = attributes<Approval>(await authorize());
      await check(database, { point, requestId, orderNumber, orders: nth + 1, review });
      yield point;
    }
  } finally {
    server.kill();
    await server.ended;
    await database.end();
    await issuer.stop();
  }
}

const attributes = <Of>(envelope: Envelope): Of => envelope.attributes as unknown as Of;

async function prepare(database: Pool): Promise<void> {
  await addSampleOffers(database, [{ offerId: 'kill-approval', price, available: null }]);
  await database.query(sql`update marketplace.activity_address set funds_control = true where aac = ${aac}`);
  await database.query(sql`insert into marketplace.approver (scope, code, email, name) values ('activity', ${aac}, 'approver@agency.example.gov', 'Demo Approver') on conflict do nothing`);
  await database.query(sql`insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) select ${aac}, ${fund}, year, 100000000 from generate_series(2025, 2060) as year on conflict do nothing`);
}

/** Another server takes the port, so that what is pressed next finds one. */
async function dieAt(server: ServerProcess, settings: ServerSettings, point: ApprovalFaultPoint, press: () => Promise<Envelope>): Promise<ServerProcess> {
  await server.stop();
  const doomed = await startServerProcess(settings, `${point}:1`);
  try {
    await press();
    throw new Error(`The server passed ${point} and did not die.`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
  const signal = await doomed.ended;
  if (signal !== 'SIGKILL') throw new Error(`The server ended by ${signal ?? 'itself'}, and was to be killed.`);
  return startServerProcess(settings);
}

interface Done {
  readonly point: ApprovalFaultPoint;
  readonly requestId: string;
  readonly orderNumber: string | null;
  readonly orders: number;
  readonly review: CheckoutReview;
}

async function check(database: Pool, { point, requestId, orderNumber, orders, review }: Done): Promise<void> {
  const { rows } = await database.query(sql`select
    (select count(*) from marketplace.approval_request where submit_key = ${review.submitKey} or request_id = ${requestId})::int as requests,
    (select status from marketplace.approval_request where request_id = ${requestId}) as status,
    (select count(*) from marketplace.placed_order where order_number = ${orderNumber})::int as ordered, (select count(*) from marketplace.placed_order)::int as orders,
    (select sum(amount) from marketplace.fund_use where request_id = ${requestId})::int as used, (select count(*) from marketplace.cart where held_for = ${requestId})::int as held,
    (select count(*) from marketplace.mail_outbox where kind = 'approval-request' and position(${requestId} in body) > 0)::int as asked,
    (select count(*) from marketplace.mail_outbox where kind = 'approval-ordered' and position(${requestId} in body) > 0)::int as told`);
  const expected = { requests: 1, status: 'ordered', ordered: 1, orders, used: price, held: 0, asked: 1, told: 1 };
  if (JSON.stringify(rows[0]) !== JSON.stringify(expected)) throw new Error(`${point}: expected ${JSON.stringify(expected)}, and found ${JSON.stringify(rows[0])}`);
}
