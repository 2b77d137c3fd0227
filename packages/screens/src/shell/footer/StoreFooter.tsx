import { css } from '@emotion/react';
import { useNavigation, useStore } from '@quartermaster/core';
import { Container, Inline, Link, media, Text, token } from '@quartermaster/ui';
import { HelpLink } from '../header/HelpLink.tsx';
import { privacyChoicesAddress } from '../privacy/choices-address.ts';
import { useStartPageAddress } from '../page/use-start-page-address.ts';

const footer = css({ paddingBlock: token('space.lg'), background: token('color.headerSurface'), color: token('color.headerText'), [media.print]: { background: 'none', color: 'inherit' } });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: token('space.md') });

/** The footer of a store that has none of its own. */
export function StoreFooter() {
  const { name, welcomeText } = useStore();
  const { href } = useNavigation();
  return (
    <footer css={footer}>
      <Container>
        <div css={row}>
          <Text as="p"><Text isBold>{name}</Text> {welcomeText}</Text>
          <Inline gap="lg">
            <HelpLink />
            <Link look="inherit" href={useStartPageAddress()}>Start page</Link>
            <Link look="inherit" href={href('/main/stores')}>Change store</Link>
            <Link look="inherit" href={privacyChoicesAddress}>Privacy choices</Link>
          </Inline>
        </div>
      </Container>
    </footer>
  );
}
