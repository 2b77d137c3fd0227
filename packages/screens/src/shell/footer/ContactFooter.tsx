import { css } from '@emotion/react';
import { useNavigation, useStore } from '@quartermaster/core';
import { Container, Heading, Link, media, Text, token } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';
import { useHelpDeskLink } from '../help-desk/use-help-desk-link.ts';
import { privacyChoicesAddress } from '../privacy/choices-address.ts';
import type { StoreLink } from '../links/store-link.ts';

const footer = css({ background: token('color.headerSurface'), color: token('color.headerText'), paddingBlock: token('space.xl'), [media.print]: { display: 'none' } });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  gap: token('space.xl'),
  // Two short columns beside each other: below every page of a phone there is as little as possible to scroll.
  [media.phone]: { 'gridTemplateColumns': '1fr 1fr', 'gap': token('space.lg'), '& > section': { gridColumn: '1/3' }, '& > :last-child': { gridArea: '2/2/4' } },
  '& h2': { color: 'inherit' },
});
const list = css({ marginBlockStart: token('space.xs'), '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 28, [media.phone]: { minHeight: token('size.touchTarget') } } });
const identifier = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: token('space.sm'), maxWidth: '56ch', color: token('color.headerTextMuted') });

const shop: readonly StoreLink[] = [
  { label: 'All products', path: '/search/advantage_search', query: { kind: 'products' } },
  { label: 'All services', path: '/search/advantage_search', query: { kind: 'services' } },
  { label: 'Browse categories', path: '/browse/product_services_categories' },
  { label: 'Change store', path: '/main/stores' },
];
const orders: readonly StoreLink[] = [
  { label: 'Cart', path: '/cart/shopping_cart' },
  { label: 'My orders', path: '/orderhistory/my_orders' },
];
const pages: readonly StoreLink[] = [
  { label: 'Accessibility', path: '/information/page', query: { keyName: 'ACCESSIBILITY' } },
  { label: 'Privacy', path: '/information/page', query: { keyName: 'PRIVACY' } },
  { label: 'Terms of use', path: '/information/page', query: { keyName: 'TERMS' } },
];
const information: StoreLink = { label: 'All information', path: '/information/content_page' };
const help: StoreLink = { label: 'Help', path: '/information/help' };

const none: readonly StoreLink[] = [];

export interface ContactFooterProps {
  /** The operator of the store, and the buyers whom it serves. */
  about: string;
  /** The links that buyers of this store look for, before those that every store has. */
  ways?: readonly StoreLink[];
  /** The contacts for questions, before the pages that every store has. */
  contacts?: readonly StoreLink[];
}

/** The footer of a store: identifier, its own ways and contacts, and the links that every page must offer. */
export function ContactFooter({ about, ways = none, contacts = none }: ContactFooterProps) {
  const { Logo } = useStore();
  const helpDesk = useHelpDeskLink();
  return (
    <footer css={footer}>
      <Container>
        <div css={columns}>
          <section css={identifier} aria-label="Identifier">
            <Logo />
            <Text as="p" size="sm">{about}</Text>
          </section>
          <FooterColumn title="Shop" links={[...ways, ...shop]} />
          <FooterColumn title="Your orders" links={orders} />
          <FooterColumn title="Help and information" links={[...contacts, help, helpDesk, information, ...pages]}>
            <li><Link look="inherit" href={privacyChoicesAddress}>Privacy choices</Link></li>
          </FooterColumn>
        </div>
      </Container>
    </footer>
  );
}

function FooterColumn({ title, links, children }: { title: string; links: readonly StoreLink[]; children?: ReactNode }) {
  const id = useId();
  const { href } = useNavigation();
  return (
    <nav aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>{title}</Heading>
      <ul css={list} role="list">
        {links.map(({ label, path, query }) => <li key={label}><Link look="inherit" href={href(path, query)}>{label}</Link></li>)}
        {children}
      </ul>
    </nav>
  );
}
