import { headerPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { StoreHeader } from '../header/StoreHeader.tsx';
import { mainContentId } from './main-content.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageParts } from './PageParts.tsx';
import { main } from './page-styles.ts';

/** The layout of most pages: banner, header with the search, the page, footer. */
export function IndexLayout({ title, children, ...parts }: LayoutProps) {
  const Header = useExtension(headerPoint) ?? StoreHeader;
  return (
    <PageFrame title={title} header={<Header />}>
      <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
    </PageFrame>
  );
}
