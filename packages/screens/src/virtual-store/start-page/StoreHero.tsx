import { css } from '@emotion/react';
import { Container, Heading, media, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { HeaderSearch } from '../../shell/index.ts';

const band = css({
  background: token('color.headerSurfaceMuted'),
  color: token('color.headerText'),
  paddingBlock: token('space.xl'),
  [media.phone]: { paddingBlock: token('space.lg') },
  [media.print]: { background: 'none', color: 'inherit' },
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
  alignItems: 'center',
  gap: token('space.xl'),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.lg') },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: token('space.sm'), minWidth: 0, '& h1': { color: 'inherit' } });
const lead = css({ maxWidth: '64ch', color: token('color.headerTextMuted'), [media.print]: { color: 'inherit' } });
const search = css({ maxWidth: 760, marginBlockStart: token('space.xs'), color: token('color.text'), [media.print]: { display: 'none' } });

export interface StoreHeroProps {
  title: string;
  lead: ReactNode;
  /** Beside the words: sign-in, or what the store wants to say first. */
  aside?: ReactNode;
}

/** The band at the head of a store's home: welcome, what there is, and the search as the largest thing on the page. */
export function StoreHero({ title, lead: text, aside }: StoreHeroProps) {
  return (
    <div css={band}>
      <Container>
        <div css={columns}>
          <div css={words}>
            <Heading level={1}>{title}</Heading>
            <Text as="p" css={lead}>{text}</Text>
            <div css={search}><HeaderSearch /></div>
          </div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
