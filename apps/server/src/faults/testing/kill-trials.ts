import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { openPool, type Pool } from '@quartermaster/database';
import { freePort } from '@quartermaster/database/testing';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { submitFaultPoints, type SubmitFaultPoint } from '../fault-point.ts';
import { HttpBuyer, NoAnswer } from './http-buyer.ts';
import { checkLedger } from './ledger.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Where a trial kills the server: at a named point, or from outside after so many milliseconds. */
export type KillPlan = { at: SubmitFaultPoint } | { afterMs: number };

export interface Trial {
  plan: KillPlan;
  /** Whether the order was in the database already when the server died. */
  committed: boolean;
  /** Milliseconds from the first try to the answer, with the restart. */
  untilAnswer: number;
}

/**
 * Kills the server once for each plan while a buyer submits an order, starts it again, and lets the buyer try again with
 * the same key. After each kill exactly one order must have come of it: with its lines, its stock and its empty cart, and
 * the same answer each time.
 *
 * The process that is started after a kill is the one that dies next: it answers the retry and then takes the next order.
 *
 * @throws Error with what was found instead
 */
export async function* runKillTrials(databaseUrl: string, plans: readonly KillPlan[]): AsyncGenerator<Trial> {
  const issuer = await TestIdentityProvider.start();
  // A thousand kills take longer than a token usually holds.
  issuer.tokenSeconds = 12 * 3600;
  const settings = { databaseUrl, issuer: issuer.issuer, port: await freePort() };
  const database = openPool(databaseUrl, { maxConnections: 2 });
  // A process that is killed leaves nothing in the compile cache: one that ends by itself fills it for all that follow.
  await (await startServerProcess(settings)).stop();
  let server = await startServerProcess(settings, plans[0] && faultOf(plans[0], null));
  try {
    const quantity = 3;
    const stock = quantity * plans.length + 1_000;
    const offerId = await addOffer(database, { price: 21_840, stock });
    const buyer = new HttpBuyer(settings.port);
    await buyer.signIn(issuer, 'kill-trials');
    for (const [i, plan] of plans.entries()) {
      const review = await buyer.prepare(offerId, quantity);
      const begun = performance.now();
      await submitAndDie(server, buyer, review, plan);
      const committed = await isCommitted(database, review.submitKey);
      const next = plans[i + 1];
      server = await startServerProcess(settings, next && faultOf(next, { committed }));
      const order = orderIn(await buyer.submit(review));
      const untilAnswer = performance.now() - begun;
      if (JSON.stringify(orderIn(await buyer.submit(review))) !== JSON.stringify(order)) throw new Error('The same key got two different answers.');
      await checkLedger(database, { orders: i + 1, submitKey: review.submitKey, order, offerId, stock: stock - quantity * (i + 1) });
      yield { plan, committed, untilAnswer };
    }
  } finally {
    server.kill();
    await server.ended;
    await database.end();
    await issuer.stop();
  }
}

/** Points that a submission passes whose key was answered before, too. */
const passedByAll: ReadonlySet<SubmitFaultPoint> = new Set(['submit.received', 'submit.begun', 'submit.committed']);

/** A pass of the point that belongs to the coming order: the retry of the one before passes it too. */
function faultOf(plan: KillPlan, before: { committed: boolean } | null): string | undefined {
  if (!('at' in plan)) return undefined;
  if (before === null) return `${plan.at}:1`;
  // The retry and its repetition both pass what every submission passes; the rest is passed only by a retry that has something left to do.
  const passes = passedByAll.has(plan.at) ? 2 : before.committed ? 0 : 1;
  return `${plan.at}:${passes + 1}`;
}

async function submitAndDie(server: ServerProcess, buyer: HttpBuyer, review: CheckoutReview, plan: KillPlan): Promise<void> {
  const timer = 'afterMs' in plan ? setTimeout(() => server.kill(), plan.afterMs) : undefined;
  try {
    await buyer.submit(review);
    // From outside, the server may also die just after it has answered; a named point lies before the answer.
    if ('at' in plan) throw new Error(`The server passed ${plan.at} and did not die.`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
  const signal = await server.ended;
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`The server ended by ${signal ?? 'itself'}, and was to be killed.`);
}

async function isCommitted(database: Pool, submitKey: string): Promise<boolean> {
  const { rowCount } = await database.query('select from marketplace.placed_order where submit_key = $1', [submitKey]);
  return rowCount === 1;
}

function orderIn(envelope: { responseName?: string; attributes?: object }): Order {
  if (envelope.responseName !== 'OrderConfirmation') throw new Error(`The retry was answered with ${JSON.stringify(envelope)}`);
  return (envelope.attributes as { order: Order }).order;
}

/** Goes through the named points again and again. */
export const namedPlans = (count: number): KillPlan[] =>
  Array.from({ length: count }, (_, i) => ({ at: submitFaultPoints[i % submitFaultPoints.length] ?? 'submit.received' }));
