import type { DeskAnswer, DeskRequest } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Checkbox, Link, Stack, Table, Text } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';
import { LeftOutLines } from './LeftOutLines.tsx';

/** What was sent, and what it says: what can be entered, or was. */
export interface ReadRecords {
  readonly request: DeskRequest<'/requisitions/enter'> & { readonly isConfirmed: boolean };
  readonly answer: DeskAnswer<'/requisitions/enter'>;
}

interface EnteredRecordsProps {
  read: ReadRecords;
  isPending: boolean;
  /** Of the box that a file entered before is meant once more. */
  problem: string | undefined;
  onConfirm: (isMeantAgain: boolean) => void;
}

/** What a file of records comes to, with the press that enters it. */
export function EnteredRecords({ read: { request: { fileName, isConfirmed }, answer }, isPending, problem, onConfirm }: EnteredRecordsProps) {
  const { entered, rejected, enteredBefore, requisitions, rejects } = answer;
  const [isMeantAgain, setMeantAgain] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer]);
  return (
    <Stack gap="md">
      <div ref={place} tabIndex={-1}>
        <Alert tone={rejected > 0 ? 'warning' : isConfirmed ? 'success' : 'info'} isLive title={isConfirmed ? 'The requisitions are entered' : 'Nothing is entered yet'}>
          <p>{counted(entered, 'requisition', 'requisitions')} {isConfirmed ? 'entered' : 'can be entered'}, {rejected.toLocaleString('en-US')} left out.{isConfirmed && <> They go out with the next file. <Link href="/requisitions/files">Files</Link></>}</p>
        </Alert>
      </div>
      {!isConfirmed && entered > 0 && enteredBefore !== null && (
        <Alert tone="warning" title="This file was entered before">
          <p>On <Moment at={enteredBefore} />. Records without a serial number are ordered twice when it is entered once more.</p>
          <Checkbox label="Enter it once more" checked={isMeantAgain} onChange={(event) => setMeantAgain(event.target.checked)} error={problem} />
        </Alert>
      )}
      {!isConfirmed && entered > 0 && <Actions><Button look="primary" isPending={isPending} onClick={() => onConfirm(isMeantAgain)}>Enter {counted(entered, 'requisition', 'requisitions')}</Button></Actions>}
      {requisitions.length > 0 && (
        <Section title={isConfirmed ? 'Requisitions that are entered' : 'Requisitions that can be entered'}>
          {entered > requisitions.length && <p>The first {requisitions.length} of {entered.toLocaleString('en-US')}.</p>}
          <Table
            caption="Requisitions" isCaptionHidden items={requisitions} keyOf={({ line }) => String(line)} onPhone="cards"
            columns={[
              { id: 'line', header: 'Line', cell: ({ line }) => line },
              { id: 'number', header: 'Document number', isRowHeader: true, cell: ({ documentNumber }) => (isConfirmed ? <Link href={`/requisitions/${documentNumber}`}><Text isCode>{documentNumber}</Text></Link> : <Text isCode>{documentNumber}</Text>) },
              { id: 'document', header: 'Document', cell: ({ documentIdentifier }) => <Text isCode>{documentIdentifier}</Text> },
              { id: 'item', header: 'NSN or part number', cell: ({ stockNumber }) => <Text isCode>{stockNumber}</Text> },
              { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue}` },
            ]}
          />
        </Section>
      )}
      <LeftOutLines fileName={fileName} rejects={rejects} />
    </Stack>
  );
}
