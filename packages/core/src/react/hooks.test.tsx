import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { footerPoint, headerPoint } from '../extension/brand-points.ts';
import { contribution } from '../extension/contribution.ts';
import { screen } from '../screens/screen.ts';
import { answered } from '../testing/fake-server.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { createWorld, sessionOf } from '../testing/world.ts';
import { HomeLink, ServiceLink } from './ServiceLink.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { StorefrontProvider } from './StorefrontProvider.tsx';
import { useNavigation } from './use-navigation.ts';
import { useSession } from './use-session.ts';
import { useAlertList, usePreferences, useSpinner } from './use-shell.ts';
import { useExtension, useStore } from './use-store.ts';

/** Renders the start page with this component as its screen, without a browser. */
async function rendered(Component: () => React.ReactNode): Promise<string> {
  const defaults = [
    ...sampleDefaults.filter(({ key }) => key !== '/main/start_page Success'),
    contribution(headerPoint, () => <p>Default header</p>),
    screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', layout: 'index', load: () => Promise.resolve({ default: Component }) }),
  ];
  const { storefront } = createWorld({ defaults });
  await storefront.prepare('ADVANTAGE', { path: '/main/start_page', envelope: answered('Success', { ...sessionOf({ firstName: 'Demo' }) }) });
  return renderToString(
    <StorefrontProvider storefront={storefront}>
      <ScreenOutlet />
    </StorefrontProvider>,
  );
}

describe('on a server, without a browser', () => {
  it('there is no browser', () => {
    expect([typeof document, typeof window]).toEqual(['undefined', 'undefined']);
  });

  it('a screen is rendered in its layout', async () => {
    expect(await rendered(() => <h1>Hello</h1>)).toBe('<main aria-label="Home"><h1>Hello</h1></main>');
  });

  it('links are real addresses', async () => {
    const html = await rendered(() => (
      <>
        <ServiceLink to="/search/advantage_search" query={{ q: 'toner', category: ['7510', '7530'] }}>Search</ServiceLink>
        <HomeLink>Home</HomeLink>
      </>
    ));
    expect(html).toContain('href="/ws/search/advantage_search?q=toner&amp;category=7510&amp;category=7530"');
    expect(html).toContain('href="/home"');
  });

  it('hooks give what the store and the session have', async () => {
    const html = await rendered(function Facts() {
      const { name, number, Logo, welcomeText } = useStore();
      const Header = useExtension(headerPoint);
      const { resultStyle } = usePreferences();
      const facts = [
        name, number, welcomeText, useSession().firstName, useExtension(footerPoint) === undefined, useAlertList().length,
        useSpinner().visible, resultStyle('products'), resultStyle('services'), useNavigation().href('/cart/shopping_cart'),
      ];
      return <>{facts.join('|')}<Logo />{Header && <Header />}</>;
    });
    expect(html).toContain('ADVANTAGE|0|Welcome|Demo|true|0|false|list|grid|/ws/cart/shopping_cart');
    expect(html).toContain('<span>Logo</span><p>Default header</p>');
  });
});

it('outside a storefront a hook says what is missing', () => {
  const Lost = () => <>{useSession().storeName}</>;
  expect(() => renderToString(<Lost />)).toThrow(/needs a storefront around it/);
});
