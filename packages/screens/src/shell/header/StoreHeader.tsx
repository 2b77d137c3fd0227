import { css } from '@emotion/react';
import { HomeLink, useStore } from '@quartermaster/core';
import { Container, media, token } from '@quartermaster/ui';
import { Account } from './Account.tsx';
import { CartLink } from './CartLink.tsx';
import { HelpLink } from './HelpLink.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { StoreLinksBar } from './StoreLinksBar.tsx';
import type { StoreLink } from '../links/store-link.ts';

const header = css({
  background: token('color.headerSurface'),
  color: token('color.headerText'),
  paddingBlock: token('space.sm'),
  [media.print]: { background: 'none', color: 'inherit' },
});
const smallest = '@media (max-width: 359.98px)';
/** Up to here a search between the logo with its welcome and the cart of a buyer who is signed in would have no room for words. */
const folded = '@media (max-width: 1279.98px)';
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"brand search own"',
  alignItems: 'center',
  columnGap: token('space.xl'),
  rowGap: token('space.xs'),
  [folded]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"brand own" "search search"' },
  // The smallest phones, and a laptop at 400 %: beside its own links the logo could not be read.
  [smallest]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"brand" "own" "search"', rowGap: token('space.xxs') },
});
const brand = css({
  gridArea: 'brand',
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minHeight: token('size.touchTarget'),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'inherit' },
});
const welcome = css({ fontSize: token('fontSize.sm'), color: token('color.headerTextMuted'), [media.phone]: { display: 'none' }, [media.print]: { color: 'inherit' } });
const search = css({ gridArea: 'search', [media.print]: { display: 'none' } });
const own = css({ gridArea: 'own', display: 'flex', alignItems: 'center', gap: token('space.md'), [media.phone]: { gap: 0 }, [smallest]: { justifyContent: 'flex-end' }, [media.print]: { display: 'none' } });

const rowWithoutSearch = css(row, { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"brand own"', [folded]: { gridTemplateAreas: '"brand own"' }, [smallest]: { gridTemplateAreas: '"brand" "own"' } });

export interface StoreHeaderProps {
  /** False on a page that has the search in its content. */
  hasSearch?: boolean;
  /** The links that buyers of this store look for most. */
  links?: readonly StoreLink[];
}

/** Logo and welcome, the search as the largest thing on the page, the buyer and their cart. It folds into two rows where there is no room for one. */
export function StoreHeader({ hasSearch = true, links }: StoreHeaderProps) {
  const { Logo, welcomeText } = useStore();
  return (
    <header>
      <div css={header}>
        <Container>
          <div css={hasSearch ? row : rowWithoutSearch}>
            <HomeLink css={brand}>
              <Logo />
              <span css={welcome}>{welcomeText}</span>
            </HomeLink>
            {hasSearch && <div css={search}><HeaderSearch /></div>}
            <div css={own}>
              <HelpLink folds />
              <Account />
              <MessagesLink />
              <CartLink />
            </div>
          </div>
        </Container>
      </div>
      {links !== undefined && <StoreLinksBar links={links} />}
    </header>
  );
}
