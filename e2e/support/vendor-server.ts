import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An `OrderRequest` that has reached the vendor, and what became of it. */
export interface ArrivedOrder {
  readonly orderId: string;
  readonly contract: string;
  readonly payloadId: string;
  /** Of HTTP, or of cXML where that is 200. */
  readonly status: number;
}

/** The system of a vendor who gets purchase orders by cXML. */
export interface VendorServer {
  readonly url: string;
  readonly arrived: readonly ArrivedOrder[];
  close(): Promise<void>;
}

interface VendorFacts {
  /** How the marketplace names itself, and the vendor. */
  readonly market: string;
  readonly identity: string;
  readonly secret: string;
  /** The system fails for the first requests of a purchase order of this contract: so many times. */
  readonly failsFor: { readonly contract: string; readonly times: number };
}

const answered = (code: number, words: string): string => `<?xml version="1.0"?>\n<cXML payloadID="answer" timestamp="2026-11-20T15:00:00-05:00"><Response><Status code="${code}" text="${words}"/></Response></cXML>`;

/** A vendor's server that checks who asks, and the secret; it is no judge of the rest. */
export async function openVendorServer({ market, identity, secret, failsFor }: VendorFacts): Promise<VendorServer> {
  const arrived: ArrivedOrder[] = [];
  const credentials = [['From', market], ['To', identity], ['Sender', market]] as const;
  const isKnown = (document: string): boolean =>
    document.includes(`<SharedSecret>${secret}</SharedSecret>`) && credentials.every(([element, id]) => new RegExp(`<${element}><Credential domain="\\w+"><Identity>${id}</Identity>`).test(document));
  const judge = (document: string, orderId: string, contract: string): number => {
    if (!isKnown(document)) return 401;
    const failures = arrived.filter((order) => order.orderId === orderId && order.status === 503).length;
    return contract === failsFor.contract && failures < failsFor.times ? 503 : 200;
  };
  const server = createServer((request, response) => {
    void text(request).then((document) => {
      const found = (pattern: RegExp): string => pattern.exec(document)?.[1] ?? '';
      const order = { orderId: found(/orderID="([^"]+)"/), contract: found(/name="contractNumber">([^<]+)</), payloadId: found(/payloadID="([^"]+)"/) };
      const status = judge(document, order.orderId, order.contract);
      arrived.push({ ...order, status });
      response.statusCode = status === 503 ? 503 : 200;
      response.end(answered(status, status === 401 ? 'The shared secret is not the one of this account' : 'OK'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cxml`,
    arrived,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
