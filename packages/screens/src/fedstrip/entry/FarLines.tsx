import { css } from '@emotion/react';
import { Cell, Row, token } from '@quartermaster/ui';
import type { EntryRow } from './entry-rows.ts';

interface FarLinesProps {
  rows: readonly EntryRow[];
  /** Of the first row, from 1. */
  first: number;
  /** Pixels that they had, or will have, as fields: what is below them does not move. */
  height: number;
}

// What is out of sight is laid out only once it is looked for: the search of the browser and screen readers find it all the same.
const texts = css({ 'contentVisibility': 'auto', 'overflow': 'hidden', 'display': 'grid', 'gridAutoRows': '1fr', 'margin': 0, 'padding': 0, 'listStyle': 'none', 'color': token('color.textMuted'), '& li': { minHeight: 0 } });

// They have as much room as the fields had: with any more the page would move, and lines at the margin would come and go forever.
const bare = css({ '&&&': { margin: 0, padding: 0, border: 0 } });

const inWords = ({ typed: { stockNumber, quantity, unitOfIssue }, item }: EntryRow, number: number): string =>
  `Line ${number}: ${[stockNumber, quantity, unitOfIssue || (item?.unitOfIssue ?? ''), item?.name ?? ''].filter((text) => text !== '').join(', ') || 'blank'}`;

/** Lines far from the window, as text: fields of hundreds of lines would make each key slower. */
export function FarLines({ rows, first, height }: FarLinesProps) {
  return (
    <Row css={bare} aria-rowindex={first + 1}>
      <Cell css={bare} label="" colSpan={7}>
        <ul css={texts} ref={(list) => list?.style.setProperty('height', `${height}px`)}>{rows.map((row, at) => <li key={row.key}>{inWords(row, first + at)}</li>)}</ul>
      </Cell>
    </Row>
  );
}
