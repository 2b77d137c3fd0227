import { css } from '@emotion/react';
import type { LayoutProps } from '@quartermaster/core';
import { media, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { StoreHeader, mainContentId, PageFrame, PageParts } from '../../shell/index.ts';

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
  return (
    <PageFrame title={title} header={header ?? <StoreHeader hasSearch={false} />}>
      <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
    </PageFrame>
  );
}
