import { css } from '@emotion/react';
import type { ServicePath } from '@quartermaster/contracts';
import { HomeLink, useNavigation } from '@quartermaster/core';
import { Container, Link, media, token } from '@quartermaster/ui';

const bar = css({ background: token('color.headerSurfaceMuted'), [media.print]: { display: 'none' } });
const list = css({
  'display': 'flex',
  'flexWrap': 'wrap',
  'marginInline': `calc(-1 * ${token('space.sm')})`,
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 30,
    paddingInline: token('space.sm'),
    color: 'inherit',
    fontWeight: token('fontWeight.bold'),
    textDecoration: 'none',
    [media.phone]: { minHeight: token('size.touchTarget'), paddingInline: token('space.xs'), fontSize: token('fontSize.sm') },
  },
  '& > li > a:hover': { background: token('color.headerSurface'), color: 'inherit', textDecoration: 'underline' },
});

/** On a phone the bar has one row: the cart is right above it. */
const onWide = css({ [media.phone]: { display: 'none' } });

const pages: readonly { label: string; path: ServicePath; isOnPhone?: boolean }[] = [
  { label: 'Browse', path: '/search/advantage_search' },
  { label: 'Cart', path: '/cart/shopping_cart', isOnPhone: false },
  { label: 'My orders', path: '/orderhistory/my_orders' },
  { label: 'Tutorial', path: '/information/tutorial' },
  { label: 'Help', path: '/ggs/information/help' },
];

/** The bar below the masthead: the pages that a buyer needs every day. */
export function NavigationBar() {
  const { href } = useNavigation();
  return (
    <nav css={bar} aria-label="Store">
      <Container>
        <ul css={list} role="list">
          <li><HomeLink>Home</HomeLink></li>
          {pages.map(({ label, path, isOnPhone = true }) => <li key={path} css={isOnPhone ? undefined : onWide}><Link look="inherit" href={href(path)}>{label}</Link></li>)}
        </ul>
      </Container>
    </nav>
  );
}
