import { StorefrontProvider } from '@quartermaster/core/host';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleStorefront } from '../../testing/sample-storefront.ts';
import { Account } from './Account.tsx';

it.each([['a member of an agency', '4700', true], ['a member of a state, who has none', null, false]])('the menu of %s leads to requisitions and funds control, or to no page that refuses them', async (_who, agencyCode, isOffered) => {
  const storefront = await sampleStorefront();
  const session = { get: () => ({ ...storefront.session.get(), loggedIn: true, firstName: 'Demo', lastName: 'Buyer', agencyCode }), subscribe: () => () => {} };
  const html = renderToString(<StorefrontProvider storefront={{ ...storefront, session }}><Account /></StorefrontProvider>);
  expect(html).toContain('href="/ws/ordering/quick_ordering"');
  for (const path of ['/fedstrip/fedstrip_init', '/cart/afc_queue']) expect(html.includes(`href="/ws${path}"`), path).toBe(isOffered);
});
