import { css } from '@emotion/react';
import { HomeLink, useStore, type LayoutProps } from '@quartermaster/core';
import { Container, media, SkipLink, token } from '@quartermaster/ui';
import { PageTitle } from '../title/PageTitle.tsx';
import { mainContentId } from './main-content.ts';
import { PageParts } from './PageParts.tsx';
import { main, page } from './page-styles.ts';

const bar = css({
  paddingBlock: token('space.xxs'),
  background: token('color.headerSurface'),
  color: token('color.headerText'),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.touchTarget'), color: 'inherit' },
  [media.print]: { background: 'none', color: 'inherit' },
});
/** Nothing else is on the page: its column is in the middle. */
const middle = css(main, { '& > div': { marginInline: 'auto' } });

/** A bare page: the store's logo, which leads home, and the content. No search, no breadcrumbs, no footer. */
export function HelpLayout({ title, children, ...parts }: LayoutProps) {
  const { Logo } = useStore();
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      <header css={bar}><Container><HomeLink><Logo /></HomeLink></Container></header>
      <main css={middle} id={mainContentId} tabIndex={-1}><PageParts title={title} isBare {...parts}>{children}</PageParts></main>
    </div>
  );
}
