import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { Link, Text, token } from '@quartermaster/ui';
import { resultsText } from './results-text.ts';

const list = css({ '& > li': { minHeight: token('size.touchTarget'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.xs') } });

interface OneLessProps {
  without: AttributesOf<'/search/advantage_search', 'ZeroResults'>['without'];
  hrefOf: (parameter: string) => string;
}

/** The same search without one of its filters, for each without which it finds something. */
export function OneLess({ without, hrefOf }: OneLessProps) {
  if (without.length === 0) return null;
  return (
    <ul css={list} role="list" aria-label="One filter less">
      {without.map(({ parameter, label, count }) => (
        <li key={parameter}>
          <Link href={hrefOf(parameter)}>Without {label}</Link>
          <Text tone="muted">{resultsText(count)}</Text>
        </li>
      ))}
    </ul>
  );
}
