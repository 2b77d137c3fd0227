import { css } from '@emotion/react';
import { Actions, Button, FieldMessage, Stack, Table, Text } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import type { PreviewedLine } from './list-preview.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

interface ListPreviewTableProps {
  lines: readonly PreviewedLine[];
  onAdd: (lines: readonly PreviewedLine['line'][]) => void;
  onDiscard: () => void;
}

const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** What was read of a list and what was not, before it enters. The focus goes to it: it comes below what was pressed. What can be done with it is before the rows: there may be 500. */
export function ListPreviewTable({ lines, onAdd, onDiscard }: ListPreviewTableProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [lines]);
  const read = lines.filter(({ problems }) => problems.length === 0);
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  const add = (chosen: readonly PreviewedLine[]) => onAdd(chosen.map(({ line }) => line));
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Preview of the list">
      <Stack gap="sm">
        <Text as="p" isBold role="status">{wrong.length === 0 ? `${linesOf(read.length)} read.` : `${linesOf(read.length)} read, ${wrong.length} not.`} Nothing has entered yet.</Text>
        <Actions>
          {read.length > 0 && <Button look="primary" onClick={() => add(read)}>{wrong.length === 0 ? `Add ${linesOf(read.length)}` : `Add the ${linesOf(read.length)} that ${read.length === 1 ? 'was' : 'were'} read`}</Button>}
          {wrong.length > 0 && <Button onClick={() => add(lines)}>Add all, and correct them there</Button>}
          <Button onClick={onDiscard}>Discard the list</Button>
        </Actions>
        <Table
          caption="Lines of the list" isCaptionHidden items={[...wrong, ...read]} keyOf={({ number }) => String(number)}
          columns={[
            { id: 'number', header: 'Row', cell: ({ number }) => number },
            { id: 'stock', header: 'NSN or part number', isRowHeader: true, cell: ({ line }) => line.stockNumber || 'None' },
            { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ line }) => line.quantity || 'None' },
            { id: 'unit', header: 'Unit', cell: ({ line }) => line.unitOfIssue || 'That of the item' },
            { id: 'problems', header: 'Read', cell: ({ problems, number }) => (problems.length === 0 ? 'Yes' : <ul css={list}>{problems.map((message, nth) => <li key={message}><FieldMessage id={`list-row-${number}-${nth}`}>{message}</FieldMessage></li>)}</ul>) },
          ]}
        />
      </Stack>
    </div>
  );
}
