import { css } from '@emotion/react';
import type { LayoutProps } from '@quartermaster/core';
import { mainContentId, PageFrame, PageParts, StoreHeader } from '@quartermaster/screens';
import { Container, media, token } from '@quartermaster/ui';
import { links } from './store-links.ts';
import { UnitMenu } from './UnitMenu.tsx';

const header = <StoreHeader links={links} />;
const body = css({
  flex: 1,
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: token('space.xl'),
  paddingBlock: `${token('space.lg')} ${token('space.xxl')}`,
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.md') },
});
const main = css({ minWidth: 0, '&:focus': { outline: 'none' } });

/** The store's home: the menu of the unit beside everything else, the search and what is often needed in the header. */
export function HomeLayout({ title, children, ...parts }: LayoutProps) {
  return (
    <PageFrame title={title} header={header}>
      <Container css={body}>
        <UnitMenu />
        <main css={main} id={mainContentId} tabIndex={-1}><PageParts title={title} {...parts}>{children}</PageParts></main>
      </Container>
    </PageFrame>
  );
}
