import { contribute, definePlugin, shippingQuotes, type ServerPlugin } from '@quartermaster/deployment';

/** Where carriers ask for more than the contract's price includes: outside of the 48 states and the District of Columbia. */
const remote: ReadonlySet<string> = new Set(['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI']);

export interface RemoteDeliveryOptions {
  /** The delivery charge of each vendor of an order, in whole dollars. */
  readonly dollars: number;
}

/** Delivery to remote places has its price. @throws Error for an amount that is none */
export function remoteDelivery({ dollars }: RemoteDeliveryOptions): ServerPlugin {
  if (!Number.isInteger(dollars) || dollars < 0) throw new Error(`remoteDelivery takes whole dollars, not ${dollars}.`);
  return definePlugin({
    name: 'plugin-example/remote-delivery',
    serverRange: '^0.1.0',
    overrides: [
      contribute(shippingQuotes, () => ({
        async shipping(groups, destination) {
          const vendors = destination !== null && destination.country === 'US' && remote.has(destination.state) ? groups.length : 0;
          return { amount: vendors * dollars * 100, currency: 'USD' };
        },
      })),
    ],
  });
}
