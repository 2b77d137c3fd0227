import { contribution, providerPoint, type Contribution } from '@quartermaster/core';
import { createStorefront, detachedCapabilities, StorefrontProvider } from '@quartermaster/core/host';
import { createContext, useContext, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { areaDefaults } from '../../area-defaults.ts';
import { sampleStores } from '../../testing/sample-storefront.ts';
import { StorefrontRoot } from './StorefrontRoot.tsx';

const Trail = createContext('');

const provider = (name: string): Contribution =>
  contribution(providerPoint, function Named({ children }: { children: ReactNode }) {
    const trail = [useContext(Trail), name].join('/');
    return <Trail value={trail}>{children}</Trail>;
  });

const ShownTrail = () => <p>{useContext(Trail)}</p>;

it('what is in the root sees every provider, the first one outermost', async () => {
  const storefront = createStorefront({ capabilities: detachedCapabilities('/'), stores: sampleStores, defaults: [...areaDefaults, provider('first'), provider('second')] });
  await storefront.prepare('ADVANTAGE', null);
  const html = renderToString(<StorefrontProvider storefront={storefront}><StorefrontRoot><ShownTrail /></StorefrontRoot></StorefrontProvider>);
  expect(html).toContain('<p>/first/second</p>');
});
