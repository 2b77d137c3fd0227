import { css } from '@emotion/react';
import { Container, media, Stack, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const below = css({ paddingBlockStart: token('space.xl'), [media.phone]: { paddingBlockStart: token('space.lg') } });

/** The parts below the hero of a store's home, one part under the other. */
export function StoreHomeParts({ children }: { children: ReactNode }) {
  return <Container css={below}><Stack gap="xl">{children}</Stack></Container>;
}
