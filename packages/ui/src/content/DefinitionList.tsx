import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const rows = css({
  fontSize: token('fontSize.sm'),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 2fr) minmax(0, 3fr)',
    gap: token('space.md'),
    padding: `${token('space.xxs')} ${token('space.xs')}`,
  },
  '& > div:nth-of-type(odd)': { background: token('color.surfaceMuted') },
  '& dt': { color: token('color.textMuted') },
  [media.print]: { '& > div': { borderBlockEnd: '1px solid #999' } },
});
const compact = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space.xxs')} ${token('space.md')}`,
  fontSize: token('fontSize.sm'),
  '& > div': { display: 'flex', gap: token('space.xxs') },
  '& dt': { color: token('color.textMuted') },
});
const sums = css({
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: token('space.md'), paddingBlock: token('space.xxs') },
  '& dd': { textAlign: 'end' },
  '& > div[data-strong]': {
    marginBlockStart: token('space.xs'),
    paddingBlockStart: token('space.xs'),
    borderBlockStart: `1px solid ${token('color.border')}`,
    fontSize: token('fontSize.lg'),
    fontWeight: token('fontWeight.bold'),
  },
});
const looks = { rows, compact, sums };

export interface Definition {
  term: ReactNode;
  details: ReactNode;
  /** For a list of sums: the total. */
  isStrong?: boolean;
}

export interface DefinitionListProps {
  entries: readonly Definition[];
  /** `rows`: a table of facts; `compact`: facts in one line; `sums`: amounts at the end of each line. */
  look?: keyof typeof looks;
}

/** Names and their values. */
export function DefinitionList({ entries, look = 'rows' }: DefinitionListProps) {
  return (
    <dl css={looks[look]} data-look={look}>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity and hold no state
        <div key={index} data-strong={entry.isStrong ? '' : undefined}>
          <dt>{entry.term}</dt>
          <dd>{entry.details}</dd>
        </div>
      ))}
    </dl>
  );
}
