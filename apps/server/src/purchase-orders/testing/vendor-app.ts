import createApp, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Shop } from '../../checkout/testing/shop.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { createVendorLink } from '../link/vendor-link.ts';
import { registerVendorPage } from '../page/register-vendor-page.ts';

/** The vendor's page on the database of a shop. */
export interface VendorApp {
  readonly app: FastifyInstance;
  /** A new link to a purchase order. */
  link(poNumber: string): Promise<URL>;
  open(link: URL): Promise<LightMyRequestResponse>;
  /** Fills in a form of the page behind a link and sends it, as a browser does. */
  send(link: URL, form: string, fields?: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

export async function openVendorApp({ database, time }: Shop): Promise<VendorApp> {
  const app = createApp();
  await registerVendorPage(app, { database, clock: { now: () => time.now }, randomness: systemRandomness, checkRate: () => Promise.resolve() });
  return {
    app,
    link: async (poNumber) => new URL((await createVendorLink(database, { poNumber, webOrigin: 'http://localhost:8080', now: time.now }, systemRandomness)).url),
    open: ({ pathname, search }) => app.inject(`${pathname}${search}`),
    async send(link, form, fields = {}, headers = {}) {
      const { body } = await app.inject(`${link.pathname}${link.search}`);
      const eventKey = /name="eventKey" value="([^"]+)"/.exec(body)?.[1] ?? 'no-such-page';
      const payload = new URLSearchParams({ key: link.searchParams.get('key') ?? '', eventKey, form, ...fields }).toString();
      return app.inject({ method: 'POST', url: link.pathname, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers } });
    },
  };
}
