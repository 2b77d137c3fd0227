import { bannerPoint, footerPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { SkipLink } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { StoreFooter } from '../footer/StoreFooter.tsx';
import { PageTitle } from '../title/PageTitle.tsx';
import { mainContentId } from './main-content.ts';
import { page } from './page-styles.ts';

export interface PageFrameProps extends Pick<LayoutProps, 'title'> {
  header: ReactNode;
  /** The `main` of the page, with the id {@link mainContentId}, and what is beside it. */
  children: ReactNode;
}

/** The parts that a layout has around its page: title, skip link, banner, header, footer. */
export function PageFrame({ title, header, children }: PageFrameProps) {
  const Banner = useExtension(bannerPoint);
  const Footer = useExtension(footerPoint) ?? StoreFooter;
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      {Banner !== undefined && <Banner />}
      {header}
      {children}
      <Footer />
    </div>
  );
}
