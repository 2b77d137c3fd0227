import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Container, Link, media, token } from '@quartermaster/ui';
import type { StoreLink } from '../links/store-link.ts';

const bar = css({ background: token('color.headerSurfaceMuted'), color: token('color.headerText'), [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token('space.lg'),
  '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.control'), fontSize: token('fontSize.sm') },
});

/** The links that buyers of this store look for most, below the header. On a phone the start page and the footer have the same links. */
export function StoreLinksBar({ links }: { links: readonly StoreLink[] }) {
  const { href } = useNavigation();
  return (
    <nav css={bar} aria-label="In this store">
      <Container>
        <ul css={row} role="list">
          {links.map(({ label, path, query }) => <li key={label}><Link look="inherit" href={href(path, query)}>{label}</Link></li>)}
        </ul>
      </Container>
    </nav>
  );
}
