import { css } from '@emotion/react';
import { bannerPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { mainContentId, PageParts, PageTitle, StoreHeader } from '@quartermaster/screens';
import { Container, media, SkipLink, token } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { links } from './store-links.ts';
import { UnitMenu } from './UnitMenu.tsx';

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
const body = css({
  flex: 1,
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: token('space.xl'),
  paddingBlock: `${token('space.lg')} ${token('space.xxl')}`,
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.md') },
});
const main = css({ minWidth: 0, '&:focus': { outline: 'none' } });

/** The store's home: the menu of the unit beside everything else, the search and what is often needed in the header. */
export function HomeLayout({ title, children, ...parts }: LayoutProps) {
  const Banner = useExtension(bannerPoint);
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      {Banner !== undefined && <Banner />}
      <StoreHeader links={links} />
      <Container css={body}>
        <UnitMenu />
        <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
      </Container>
      <Footer />
    </div>
  );
}
