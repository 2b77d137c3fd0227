import { css, Global } from '@emotion/react';
import type { AnalyticsConsent } from '@quartermaster/core';
import { Button, Container, Heading, Link, layer, media, Stack, token } from '@quartermaster/ui';
import { staysHere, ToldPurposes } from './ToldPurposes.tsx';
import { privacyChoicesAddress } from './choices-address.ts';

const banner = css({
  position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky, paddingBlock: token('space.sm'), background: token('color.surface'), color: token('color.text'),
  borderBlockStart: `1px solid ${token('color.borderControl')}`, [media.print]: { display: 'none' },
});
// Both as wide, and side by side also on a phone.
const answers = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.sm'), rowGap: token('space.xxs'), '& > button': { flex: '0 1 9rem' }, '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 } });
// What has the focus is scrolled to above it.
const room = css({ html: { scrollPaddingBlockEnd: '20rem' } });

/** At the foot of the window, beside the page: nothing waits for the answer, and neither answer is easier than the other. */
export function ConsentBanner({ consent: { providers, answer } }: { consent: AnalyticsConsent }) {
  return (
    <section css={banner} aria-labelledby="consent-question">
      <Global styles={room} />
      <Container>
        <Stack gap="xs">
          <Heading level={2} size="sm" id="consent-question">{staysHere(providers) ? 'May this store count which page you open after which?' : 'May this store tell others which pages you look at?'}</Heading>
          <ToldPurposes providers={providers} />
          <div css={answers}>
            <Button onClick={() => answer(true)}>Accept</Button>
            <Button onClick={() => answer(false)}>Decline</Button>
            <Link href={privacyChoicesAddress}>Privacy choices</Link>
          </div>
        </Stack>
      </Container>
    </section>
  );
}
