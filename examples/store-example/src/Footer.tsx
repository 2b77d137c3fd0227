import { css } from '@emotion/react';
import { useNavigation, useStore } from '@quartermaster/core';
import { Container, Inline, Link, Text, media, token } from '@quartermaster/ui';

const footer = css({
  paddingBlock: token('space.lg'),
  background: token('color.headerSurface'),
  color: token('color.headerText'),
  [media.print]: { display: 'none' },
});

/** The name of the store, and the links that every page must offer. */
export function Footer() {
  const { name } = useStore();
  const { href } = useNavigation();
  return (
    <footer css={footer}>
      <Container>
        <Inline gap="lg">
          <Text isBold>{name}</Text>
          <Link look="inherit" href={href('/vs/example/training')}>Training courses</Link>
          <Link look="inherit" href={href('/information/help')}>Help</Link>
        </Inline>
      </Container>
    </footer>
  );
}
