import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Disclosure } from '../content/Disclosure.tsx';
import { token } from '../tokens/index.ts';
import { Badge } from './Badge.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${token('space.xs')} ${token('space.md')}`,
  fontSize: token('fontSize.sm'),
});

export interface LegendEntry {
  badge: string;
  meaning: ReactNode;
}

/** The meaning of a page's badges, for everyone: folded until wanted. */
export function BadgeLegend({ entries, title = 'What the badges mean' }: { entries: readonly LegendEntry[]; title?: string }) {
  return (
    <Disclosure title={title}>
      <dl css={list}>
        {entries.map((entry) => [
          <dt key={`${entry.badge} badge`}><Badge>{entry.badge}</Badge></dt>,
          <dd key={`${entry.badge} meaning`}>{entry.meaning}</dd>,
        ])}
      </dl>
    </Disclosure>
  );
}
