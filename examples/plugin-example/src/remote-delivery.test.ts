import { describe, expect, it } from 'vitest';
import type { VendorGroup } from '@quartermaster/contracts';
import { remoteDelivery } from './remote-delivery.ts';
import type { PluginHost, ShippingStrategy } from '@quartermaster/deployment';

const quote = async (state: string | null, vendors: number) => {
  const [contribution] = remoteDelivery({ dollars: 25 }).overrides ?? [];
  const strategy = (await contribution?.make({} as PluginHost)) as ShippingStrategy;
  return strategy.shipping(Array.from({ length: vendors }, () => ({}) as VendorGroup), state === null ? null : { country: 'US', state, zip: '99501', finalCountry: null });
};

describe('remote delivery', () => {
  it.each([['AK', 2, 5000], ['PR', 1, 2500], ['VA', 2, 0], [null, 2, 0]])('to %s by %i vendors costs %i cents', async (state, vendors, amount) => {
    expect(await quote(state, vendors)).toEqual({ amount, currency: 'USD' });
  });

  it('takes whole dollars', () => {
    expect(() => remoteDelivery({ dollars: 0.5 })).toThrow('whole dollars, not 0.5');
  });
});
