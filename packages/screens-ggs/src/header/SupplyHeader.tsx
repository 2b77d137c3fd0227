import { css } from '@emotion/react';
import { HomeLink, useStore } from '@quartermaster/core';
import { Account, CartLink, HeaderSearch, MessagesLink } from '@quartermaster/screens';
import { Container, media, token } from '@quartermaster/ui';
import { NavigationBar } from './NavigationBar.tsx';

const base = css({
  background: token('color.headerSurface'),
  color: token('color.headerText'),
  borderBlockStart: '4px solid',
  '& :focus-visible': { outlineColor: token('color.attention') },
  // The menu of the account is white.
  '& [aria-expanded] + div :focus-visible': { outlineColor: token('color.focus') },
  [media.print]: { background: 'none', color: 'inherit', borderBlockStart: 0 },
});
const stripes = {
  gold: css(base, { borderBlockStartColor: token('color.attention') }),
  scarlet: css(base, { borderBlockStartColor: token('color.danger') }),
};
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"brand search own"',
  alignItems: 'center',
  columnGap: token('space.xl'),
  rowGap: token('space.xs'),
  paddingBlock: token('space.sm'),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"brand own" "search search"' },
  '@media (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"brand" "own" "search"' },
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
const own = css({
  gridArea: 'own',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token('space.md'),
  [media.phone]: { gap: 0 },
  [media.print]: { display: 'none' },
});

/** Masthead and navigation bar of the older look: logo and welcome, search, sign-in and cart; the pages of the store below. */
export function SupplyHeader({ stripe = 'gold' }: { stripe?: keyof typeof stripes }) {
  const { Logo, welcomeText } = useStore();
  return (
    <header css={stripes[stripe]}>
      <Container>
        <div css={row}>
          <HomeLink css={brand}>
            <Logo />
            <span css={welcome}>{welcomeText}</span>
          </HomeLink>
          <div css={search}><HeaderSearch /></div>
          <div css={own}>
            <Account />
            <MessagesLink />
            <CartLink />
          </div>
        </div>
      </Container>
      <NavigationBar />
    </header>
  );
}
