import type { LayoutProps } from '@quartermaster/core';
import { mainContentId, PageParts } from '@quartermaster/screens';
import { besideMenu, mainBesideMenu } from './frame-styles.ts';
import { LeftMenu } from './LeftMenu.tsx';
import { StoreFrame } from './StoreFrame.tsx';

/** The layout of most pages: the menu at the left, the page beside it. */
export function IndexLayout({ title, children, ...parts }: LayoutProps) {
  return (
    <StoreFrame title={title}>
      <div css={besideMenu}>
        <main css={mainBesideMenu} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
        <LeftMenu />
      </div>
    </StoreFrame>
  );
}
