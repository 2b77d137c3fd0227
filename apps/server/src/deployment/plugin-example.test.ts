import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { openPool } from '@quartermaster/database';
import { freePort, oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../checkout/testing/catalog.ts';
import { testAddress } from '../checkout/testing/journey.ts';
import { HttpBuyer } from '../faults/testing/http-buyer.ts';
import { startServerProcess, type ServerProcess } from '../faults/testing/server-process.ts';
import { TestIdentityProvider } from '../testing/identity-provider.ts';

const example = join(import.meta.dirname, '../../../../examples/plugin-example');

/** Installs the example below a folder as npm would: built, and without the package that the server gives it. */
function installExample(folder: string): void {
  const target = join(folder, 'node_modules/plugin-example');
  mkdirSync(join(target, 'dist'), { recursive: true });
  writeFileSync(join(target, 'package.json'), readFileSync(join(example, 'package.json')));
  for (const name of readdirSync(join(example, 'src')).filter((file) => !file.endsWith('.test.ts'))) {
    const built = stripTypeScriptTypes(readFileSync(join(example, 'src', name), 'utf8')).replaceAll(/(from '\.\/[^']+)\.ts'/g, "$1.js'");
    writeFileSync(join(target, 'dist', name.replace(/\.ts$/, '.js')), built);
  }
}

describe.each(oneTestDatabase())('a deployment with the example plugin, on $name', ({ openEmpty }) => {
  const folder = mkdtempSync(join(tmpdir(), 'plugin-example-'));
  const orders = join(folder, 'orders');
  let database: OpenTestDatabase;
  let provider: TestIdentityProvider;
  let server: ServerProcess;
  let port: number;
  let offerId: string;

  const start = async (text: string): Promise<ServerProcess> => {
    const deploymentFile = join(folder, 'quartermaster.config.ts');
    writeFileSync(deploymentFile, text);
    return startServerProcess({ databaseUrl: database.url, issuer: provider.issuer, port, deploymentFile });
  };

  beforeAll(async () => {
    installExample(folder);
    [database, provider, port] = await Promise.all([openEmpty(), TestIdentityProvider.start(), freePort()]);
    server = await start(`import { defineDeployment } from '@quartermaster/deployment';
      import { memberList, orderFolder, remoteDelivery } from 'plugin-example';
      export default defineDeployment({ plugins: [remoteDelivery({ dollars: 25 }), orderFolder({ folder: ${JSON.stringify(orders)}, every: 50 }), memberList()] });`);
    const pool = openPool(database.url);
    offerId = await addOffer(pool, { price: 1000, stock: null });
    await pool.end();
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('charges for remote delivery, and hands each order to the folder once', async () => {
    const buyer = new HttpBuyer(port);
    await buyer.signIn(provider, 'officer-in-alaska');
    await buyer.prepare(offerId, 2);
    await buyer.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: 'Office in Anchorage', city: 'Anchorage', state: 'AK', zip: '99501' } });
    const { attributes } = await buyer.get('/checkout/checkout_review');
    const review = attributes as unknown as CheckoutReview;
    expect(review.totals).toMatchObject({ subtotal: { amount: 2000 }, shipping: { amount: 2500 }, total: { amount: 4500 } });
    const { order } = (await buyer.submit(review)).attributes as unknown as { order: Order };
    const file = join(orders, `${order.orderNumber}.json`);
    await expect.poll(() => readdirSync(orders)).toEqual([`${order.orderNumber}.json`]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(order);
  });

  it('lets those into a store whom the rule of the plugin knows, and no one where its options cannot be used', async () => {
    const pool = openPool(database.url);
    const setRule = (options: object) => pool.query("update marketplace.store set member_rule = 'member-list', member_options = $1 where name = 'VA'", [options]);
    // Every buyer here has the address buyer@agency.example.gov.
    const answerTo = async (who: string): Promise<string> => {
      const buyer = new HttpBuyer(port);
      await buyer.signIn(provider, who);
      // The server looks at the list of stores again after half a second.
      await new Promise((resolve) => setTimeout(resolve, 600));
      const { responseType, message } = await buyer.get('/orderhistory/my_orders?store=VA');
      return `${responseType} ${message}`;
    };
    await setRule({ addresses: ['Buyer@agency.example.gov'] });
    expect(await answerTo('on-the-list')).toMatch(/^SUCCESS/);
    await setRule({ addresses: ['other@agency.example.gov'] });
    expect(await answerTo('not-on-the-list')).toMatch(/^ERROR .*Ask its office to put your e-mail address on the list/);
    await setRule({ list: [] });
    expect(await answerTo('before-a-broken-list')).toMatch(/^ERROR .*cannot tell who its members are/);
    await pool.end();
  });

  it('does not start where a value of a plugin cannot be made, or where a plugin was tested with another version', async () => {
    await server.stop();
    const failing = start(`import { contribute, defineDeployment, definePlugin, taxQuotes } from '@quartermaster/deployment';
      const make = ({ environment }) => { throw new Error('no tax table at ' + environment.DATABASE_URL); };
      export default defineDeployment({ plugins: [definePlugin({ name: 'tax', serverRange: '*', overrides: [contribute(taxQuotes, make)] })] });`);
    await expect(failing, 'a plugin reads the environment of the process').rejects.toThrow(`VALUE_FAILED in tax, tax-quotes: It could not be made: no tax table at ${database.url}`);
    const broken = start(`import { defineDeployment, definePlugin } from '@quartermaster/deployment';
      export default defineDeployment({ plugins: [definePlugin({ name: 'from-the-future', serverRange: '^99.0.0' })] });`);
    await expect(broken).rejects.toThrow(/quartermaster\.config\.ts cannot be used\..*SERVER_RANGE_UNSATISFIED in from-the-future: It was tested with version \^99\.0\.0/s);
  });
});
