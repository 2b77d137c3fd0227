import { css } from '@emotion/react';
import { bannerPoint, footerPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { media, SkipLink, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { StoreFooter, StoreHeader, mainContentId, PageParts, page, PageTitle } from '../../shell/index.ts';

/** The hero touches the header. */
const main = css({ flex: 1, paddingBlockEnd: token('space.xxl'), [media.phone]: { paddingBlockEnd: token('space.xl') }, '&:focus': { outline: 'none' } });

export interface StoreHomeLayoutProps extends LayoutProps {
  /** In place of the default header without its search. */
  header?: ReactNode;
}

/**
 * The layout of a store's home, for pages that begin with a {@link StoreHero}: the search is there, not in the header. A store
 * adds it as a layout of its own: `adds: [pageLayout('home', StoreHomeLayout)]`.
 */
export function StoreHomeLayout({ title, header, children, ...parts }: StoreHomeLayoutProps) {
  const Banner = useExtension(bannerPoint);
  const Footer = useExtension(footerPoint) ?? StoreFooter;
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      {Banner !== undefined && <Banner />}
      {header ?? <StoreHeader hasSearch={false} />}
      <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
      <Footer />
    </div>
  );
}
