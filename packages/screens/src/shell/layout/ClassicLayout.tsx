import { css } from '@emotion/react';
import type { LayoutProps } from '@quartermaster/core';
import { Container, media, token } from '@quartermaster/ui';
import { IndexLayout } from './IndexLayout.tsx';

const sheet = css({
  maxWidth: 1028,
  // The sheet gives the margins: the page inside must not add its own.
  '& > div': {
    padding: token('space.lg'),
    background: token('color.surface'),
    border: `1px solid ${token('color.border')}`,
    borderRadius: token('radius.md'),
    [media.phone]: { padding: token('space.md') },
  },
  '& > div > div': { paddingInline: 0 },
});

/** The older, narrower page on one white sheet, in the same frame. */
export function ClassicLayout({ children, ...layout }: LayoutProps) {
  return (
    <IndexLayout {...layout}>
      <Container css={sheet}><div>{children}</div></Container>
    </IndexLayout>
  );
}
