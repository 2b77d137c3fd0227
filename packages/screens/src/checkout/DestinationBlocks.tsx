import { css } from '@emotion/react';
import { media, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';

const below = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'minmax(0, 1fr)' });
const beside = css(below, { [media.phoneUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

/** Where to ship and how to pay: beside each other to be read, each with the whole width while one of them is changed. */
export function DestinationBlocks({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return <div css={isOpen ? below : beside}>{children}</div>;
}
