import { isBlankLine, requisitionRecord } from '@quartermaster/contracts/requisition';
import type { FedstripEntry } from '@quartermaster/contracts';
import { Actions, Button, Card, Heading, Stack, Text } from '@quartermaster/ui';
import { memo } from 'react';
import type { EntryRow } from '../entry/entry-rows.ts';
import { currentLineId } from '../entry/use-line-keys.ts';
import { requisitionOfRow } from '../entry/line-problems.ts';
import { RecordColumns } from '../../requisitions/index.ts';

export interface CurrentLineProps {
  /** Null: no line was looked at yet. */
  row: EntryRow | null;
  number: number;
  given: Pick<FedstripEntry, 'activity' | 'constants' | 'surroundings'>;
  /** With the key of the line, as the others. */
  onRemove: (key: string) => void;
  onBack: (key: string) => void;
  /** Leads to the exception data of the line. */
  onException: (key: string) => unknown;
}

/** The line that was last in hand: its 80 columns as they will be sent, and what can be done with it. */
export const CurrentLine = memo(({ row, number, given, onRemove, onBack, onException }: CurrentLineProps) => {
  if (row === null) {
    return <Card as="section" aria-label="80 columns"><Text as="p" tone="muted">Type into a line: its record of 80 columns is shown here, and what each column means.</Text></Card>;
  }
  const isBlank = isBlankLine(row.typed);
  const written = requisitionRecord(requisitionOfRow(given, row));
  return (
    <div id={currentLineId} tabIndex={-1} role="group" aria-label={`Line ${number}`}>
      <Card as="section" aria-label={`80 columns of line ${number}`}>
        <Stack gap="sm">
          <Heading level={2} size="sm">Line {number} as 80 columns</Heading>
          {isBlank
            ? <Text as="p" size="sm" tone="muted">Nothing is typed into this line yet.</Text>
            : 'record' in written
            ? <RecordColumns record={written.record} label={`80 columns of line ${number}`} />
            : <Text as="p" size="sm">It has no record yet. {written.problems.map(({ message }) => message).join(' ')}</Text>}
          <Text as="p" size="sm" tone="muted">The serial number, columns 40 to 43, is given when it is sent.</Text>
          <Actions>
            <Button size="sm" onClick={() => onBack(row.key)}>Back to line {number}</Button>
            {!isBlank && <Button size="sm" onClick={() => void onException(row.key)}>Exception data of line {number}</Button>}
            <Button size="sm" icon="trash" onClick={() => onRemove(row.key)}>Remove line {number}</Button>
          </Actions>
        </Stack>
      </Card>
    </div>
  );
});
CurrentLine.displayName = 'CurrentLine';
