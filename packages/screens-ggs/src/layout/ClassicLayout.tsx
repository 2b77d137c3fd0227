import { css } from '@emotion/react';
import type { LayoutProps } from '@quartermaster/core';
import { mainContentId, PageParts } from '@quartermaster/screens';
import { main, sheet } from './frame-styles.ts';
import { StoreFrame } from './StoreFrame.tsx';

const wholeSheet = css(sheet, main);

/** The whole width for pages that are tables: results, a product, the cart, the review. */
export function ClassicLayout({ title, children, ...parts }: LayoutProps) {
  return (
    <StoreFrame title={title}>
      <main css={wholeSheet} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
    </StoreFrame>
  );
}
