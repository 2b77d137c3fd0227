import { css } from '@emotion/react';
import { errorTexts } from '@quartermaster/core';
import { Container, Heading, media, Text, token } from '@quartermaster/ui';

const box = css({ border: `1px solid ${token('color.border')}`, background: token('color.surface') });
const bar = css({ padding: `${token('space.xs')} ${token('space.sm')}`, background: token('color.headerSurface'), color: token('color.headerText'), '& > h1': { color: 'inherit' }, [media.print]: { background: 'none', color: 'inherit' } });
const words = css({ padding: token('space.md') });

/** The invalid-session screen of the older theme, adv12 (specification, section 4): a title bar and the sentence, nothing else. */
export function InvalidSession() {
  return (
    <Container width="narrow">
      <section css={box}>
        <div css={bar}><Heading level={1} size="md">{errorTexts.sessionExpired.title}</Heading></div>
        <div css={words}><Text as="p">{errorTexts.sessionExpired.message}</Text></div>
      </section>
    </Container>
  );
}
