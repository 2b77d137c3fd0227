import { bannerPoint, footerPoint, headerPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { SkipLink } from '@quartermaster/ui';
import { StoreFooter } from '../footer/StoreFooter.tsx';
import { StoreHeader } from '../header/StoreHeader.tsx';
import { PageTitle } from '../title/PageTitle.tsx';
import { mainContentId } from './main-content.ts';
import { PageParts } from './PageParts.tsx';
import { main, page } from './page-styles.ts';

/** The layout of most pages: banner, header with the search, the page, footer. */
export function IndexLayout({ title, children, ...parts }: LayoutProps) {
  const Banner = useExtension(bannerPoint);
  const Header = useExtension(headerPoint) ?? StoreHeader;
  const Footer = useExtension(footerPoint) ?? StoreFooter;
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      {Banner !== undefined && <Banner />}
      <Header />
      <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
      <Footer />
    </div>
  );
}
