import { bannerPoint, footerPoint, headerPoint, useExtension } from '@quartermaster/core';
import { mainContentId, PageTitle } from '@quartermaster/screens';
import { SkipLink } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { page } from './frame-styles.ts';

/** The parts around the page in the layouts with a header: title, banner, header, footer. */
export function StoreFrame({ title, children }: { title: string; children: ReactNode }) {
  const Banner = useExtension(bannerPoint);
  const Header = useExtension(headerPoint);
  const Footer = useExtension(footerPoint);
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      {Banner !== undefined && <Banner />}
      {Header !== undefined && <Header />}
      {children}
      {Footer !== undefined && <Footer />}
    </div>
  );
}
