import { css } from '@emotion/react';
import { HomeLink, useStore, type LayoutProps } from '@quartermaster/core';
import { mainContentId, PageParts, PageTitle } from '@quartermaster/screens';
import { Container, media, SkipLink, token } from '@quartermaster/ui';
import { main, page, sheet } from './frame-styles.ts';

const bar = css({
  paddingBlock: token('space.xs'),
  background: token('color.headerSurface'),
  color: token('color.headerText'),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.touchTarget'), color: 'inherit' },
  '& :focus-visible': { outlineColor: token('color.attention') },
  [media.print]: { background: 'none', color: 'inherit' },
});
const wholeSheet = css(sheet, main);

/** A bare page: the store's logo, which leads home, and the content. No search, no menu, no footer. */
export function HelpLayout({ title, children, ...parts }: LayoutProps) {
  const { Logo } = useStore();
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      <header css={bar}><Container><HomeLink><Logo /></HomeLink></Container></header>
      <main css={wholeSheet} id={mainContentId} tabIndex={-1}><PageParts title={title} isBare {...parts}>{children}</PageParts></main>
    </div>
  );
}
