import { css } from '@emotion/react';
import { useNavigation, useStore } from '@quartermaster/core';
import { Container, Heading, Link, media, Text, token } from '@quartermaster/ui';

const footer = css({ background: token('color.headerSurface'), color: token('color.headerText'), paddingBlock: token('space.xl'), [media.print]: { display: 'none' } });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  gap: token('space.xl'),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.lg') },
  '& h2': { color: 'inherit' },
});
const links = css({ marginBlockStart: token('space.xs'), '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 28, [media.phone]: { minHeight: token('size.touchTarget') } } });
const identifier = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: token('space.sm'), maxWidth: '56ch', color: token('color.headerTextMuted') });

const pages = [
  { key: 'CONTACT', label: 'Help desk' },
  { key: 'ACCESSIBILITY', label: 'Accessibility' },
  { key: 'PRIVACY', label: 'Privacy' },
  { key: 'TERMS', label: 'Terms of use' },
];

/** Who runs the store, and the links that every page must offer. Says plainly that it is no government site. */
export function Footer() {
  const { Logo } = useStore();
  const { href } = useNavigation();
  return (
    <footer css={footer}>
      <Container>
        <div css={columns}>
          <section css={identifier} aria-label="Identifier">
            <Logo />
            <Text as="p" size="sm">
              A sample marketplace that runs on Quartermaster. It is not a government website: vendors, contracts and prices are made up, and no order is delivered.
            </Text>
          </section>
          <nav aria-labelledby="footer-shop">
            <Heading level={2} size="sm" id="footer-shop">Shop</Heading>
            <ul css={links} role="list">
              <li><Link look="inherit" href={href('/search/advantage_search', { kind: 'products' })}>All products</Link></li>
              <li><Link look="inherit" href={href('/search/advantage_search', { kind: 'services' })}>All services</Link></li>
              <li><Link look="inherit" href={href('/browse/product_services_categories')}>Browse categories</Link></li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-orders">
            <Heading level={2} size="sm" id="footer-orders">Your orders</Heading>
            <ul css={links} role="list">
              <li><Link look="inherit" href={href('/cart/shopping_cart')}>Cart</Link></li>
              <li><Link look="inherit" href={href('/orderhistory/my_orders')}>My orders</Link></li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-help">
            <Heading level={2} size="sm" id="footer-help">Help and information</Heading>
            <ul css={links} role="list">
              <li><Link look="inherit" href={href('/information/help')}>Help</Link></li>
              {pages.map(({ key, label }) => <li key={key}><Link look="inherit" href={href('/information/page', { keyName: key })}>{label}</Link></li>)}
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
