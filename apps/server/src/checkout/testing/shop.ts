import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { openPool, type Pool } from '@quartermaster/database';
import type { TestDatabase } from '@quartermaster/database/testing';
import { cartServices, cartSummary, defaultStrategies } from '../../cart/index.ts';
import { openLog } from '../../http/log.ts';
import { messageServices } from '../../messages/index.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { orderHistoryServices } from '../../orderhistory/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import { TestBrowser } from '../../testing/browser.ts';
import { callersByToken, wireApp } from '../../testing/wire-app.ts';
import type { Buyer, Implementation } from '../../wire/index.ts';
import { noApprovals } from '../approval-gate.ts';
import { checkByRules } from '../address/place-rules.ts';
import { countedDocumentNumbers } from '../document-numbers/document-numbers.ts';
import { addSampleActivities, checkoutServices, onwardFrom, type CheckoutStrategies } from '../index.ts';
import { noMemberInformation } from '../member-information.ts';
import { noOrderRule } from '../order-rule.ts';
import { lastFourCardVault } from '../payment/card-vault.ts';
import { billedByContractor } from '../payment/payment-authorization.ts';
import { anyCard } from '../payment/purchase-cards.ts';

/** A server with cart, checkout and order history on a database of its own, without an identity server. */
export interface Shop {
  readonly app: FastifyInstance;
  /** Another process of the same server. */
  readonly otherProcess: FastifyInstance;
  readonly database: Pool;
  /** The time that `clock.now()` gives; tests may set it. */
  readonly time: { now: Date };
  /** Everything that was logged. */
  readonly logged: () => string;
  /** A buyer who is signed in, with a browser of their own. */
  newBuyer(names?: Partial<Buyer>): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface SignedIn {
  readonly buyer: Buyer;
  readonly browser: TestBrowser;
}

const defaultCheckoutStrategies: CheckoutStrategies = {
  totals: defaultStrategies,
  cardVault: lastFourCardVault(randomUUID),
  paymentAuthorization: billedByContractor,
  purchaseCards: anyCard,
  documentNumbers: countedDocumentNumbers,
  addressChecks: checkByRules,
  vendorTransports: [],
  orderRule: noOrderRule,
  approvalGate: noApprovals,
  memberInformation: noMemberInformation,
};

const shopServices = (strategies: CheckoutStrategies): readonly Implementation[] => [
  ...cartServices(onwardFrom(strategies), strategies.totals),
  ...checkoutServices(strategies),
  ...orderHistoryServices(),
  ...messageServices(),
];

export async function openShop(open: TestDatabase['open'], strategies: Partial<CheckoutStrategies> = {}): Promise<Shop> {
  const opened = await open();
  const database = openPool(opened.url, { maxConnections: 12 });
  await migrateMarketplace(database);
  await addSampleActivities(database);
  const time = { now: new Date('2026-11-20T15:04:05Z') };
  const clock: Clock = { now: () => time.now };
  const buyers = new Map<string, Buyer>();
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  const process = (appServerId: string): Promise<FastifyInstance> =>
    wireApp(
      shopServices({ ...defaultCheckoutStrategies, ...strategies }),
      { database, clock, appServerId, cartSummary, callerOf: callersByToken((token) => buyers.get(token)) },
      { log: openLog('trace', destination) },
    );
  const [app, otherProcess] = [await process('one'), await process('other')];
  return {
    app,
    otherProcess,
    database,
    time,
    logged: () => lines.join(''),
    async newBuyer(names = {}) {
      const buyer: Buyer = { buyerId: randomUUID(), firstName: 'Demo', lastName: 'Buyer', email: 'buyer@agency.example.gov', verifiedEmails: ['buyer@agency.example.gov'], agencyCode: null, ...names };
      await insertBuyer(database, buyer, time.now);
      const token = buyer.buyerId;
      buyers.set(token, buyer);
      const browser = new TestBrowser(app);
      browser.token = token;
      // The first answer brings the session cookie and with it the XSRF token.
      await browser.get('/cart/shopping_cart');
      return { buyer, browser };
    },
    async close() {
      await app.close();
      await otherProcess.close();
      await database.end();
      await opened.close();
    },
  };
}

async function insertBuyer(database: Pool, { buyerId, firstName, lastName, email, agencyCode }: Buyer, now: Date): Promise<void> {
  await database.query(
    `insert into marketplace.buyer (buyer_id, issuer, subject, first_name, last_name, email, agency_code, created_at, updated_at)
     values ($1, 'test', $2, $3, $4, $5, $6, $7, $7)`,
    [buyerId, buyerId, firstName, lastName, email, agencyCode, now],
  );
}
