import { css } from '@emotion/react';
import { explainRecord } from '@quartermaster/contracts/requisition';
import { Stack, Text, token } from '@quartermaster/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

/** Without a width of its own: a table that it is in grows no wider for it. */
const frame = css({ overflowX: 'auto', contain: 'inline-size', padding: token('space.xs'), border: `1px solid ${token('color.border')}`, borderRadius: token('radius.sm'), background: token('color.surfaceMuted') });
const line = css({ display: 'flex', fontFamily: 'ui-monospace, monospace', fontSize: token('fontSize.md'), whiteSpace: 'pre' });
const part = css({
  'border': 0, 'padding': `${token('space.xs')} 0`, 'minHeight': 32, 'background': 'transparent', 'color': 'inherit', 'font': 'inherit', 'whiteSpace': 'pre', 'cursor': 'help',
  'borderInlineEnd': `1px solid ${token('color.border')}`,
  '&:hover, &:focus-visible, &[data-shown]': { background: token('color.surface'), textDecoration: 'underline' },
});

const numbersOf = ({ from, to }: { from: number; to: number }): string => (from === to ? `column ${from}` : `columns ${from} to ${to}`);

/** What a clerk has to know of rows that no public source confirms. */
const unverifiedWords = { yes: '', partly: ' (Read in part in a public source.)', no: ' (Not verified in a public source.)' } as const;

/** The 80 columns of a record: each says what it is on hover, and by the arrow keys. */
export function RecordColumns({ record, label }: { record: string; label: string }) {
  const columns = explainRecord(record);
  const [shown, setShown] = useState(0);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const id = useId();
  // From the column that has the focus: the pointer may rest over another one.
  const move = (event: KeyboardEvent, from: number) => {
    const next = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: columns.length - 1 }[event.key];
    if (next === undefined || columns[next] === undefined) return;
    event.preventDefault();
    buttons.current.get(next)?.focus();
  };
  const { column, text, meaning, verified } = columns[shown] ?? {};
  return (
    <Stack gap="xs">
      <div css={frame}>
        <div css={line} role="toolbar" aria-label={label} aria-describedby={id}>
          {columns.map(({ column: each, text: inside }, nth) => (
            <button
              key={each.field} css={part} type="button" tabIndex={nth === shown ? 0 : -1} data-shown={nth === shown ? '' : undefined}
              ref={(element) => { if (element === null) buttons.current.delete(nth); else buttons.current.set(nth, element); }}
              aria-label={`${each.title}, ${numbersOf(each)}: ${inside === '' ? 'blank' : inside}`}
              onMouseEnter={() => setShown(nth)} onFocus={() => setShown(nth)} onKeyDown={(event) => move(event, nth)}
            >
              {inside.padEnd(each.to - each.from + 1)}
            </button>
          ))}
        </div>
      </div>
      <Text as="p" size="sm" id={id} role="status">
        {column !== undefined && <><strong>{column.title}</strong>, {numbersOf(column)}, {text === '' ? 'blank' : `“${text}”`}: {meaning}{verified === undefined ? '' : unverifiedWords[verified]}</>}
      </Text>
    </Stack>
  );
}
