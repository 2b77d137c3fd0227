import { css } from '@emotion/react';
import { useStore, type LayoutProps } from '@quartermaster/core';
import { Container, SkipLink, token } from '@quartermaster/ui';
import { PageTitle } from '../title/PageTitle.tsx';
import { mainContentId } from './main-content.ts';
import { PageParts } from './PageParts.tsx';
import { main, page } from './page-styles.ts';

const bar = css({
  paddingBlock: token('space.sm'),
  background: token('color.headerSurface'),
  color: token('color.headerText'),
});

/** A bare page: the store's logo and the content. No search, no breadcrumbs, no footer. */
export function HelpLayout({ title, children, ...parts }: LayoutProps) {
  const { Logo } = useStore();
  return (
    <div css={page}>
      <PageTitle title={title} />
      <SkipLink targetId={mainContentId} />
      <header css={bar}><Container><Logo /></Container></header>
      <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
    </div>
  );
}
