import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { combined, media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.xs')} ${token('space.sm')}`,
  [media.phone]: {
    'flexDirection': 'column',
    'alignItems': 'stretch',
    '& > a': { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minHeight: token('size.touchTarget') },
  },
  [media.print]: { display: 'none' },
});
const centered = css({ justifyContent: 'center' });

/** Next actions, the most likely first: buttons and links beside each other; on a phone below each other, as wide as the page. */
export function Actions({ align = 'start', children }: { align?: 'start' | 'center'; children: ReactNode }) {
  return <div css={combined(row, align === 'center' && centered)}>{children}</div>;
}
