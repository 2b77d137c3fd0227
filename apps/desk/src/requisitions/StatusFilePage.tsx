import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, FormField, Link, Stack, Table, Text } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';
import { useChange } from '../wire/use-change.ts';
import { LeftOutLines } from './LeftOutLines.tsx';
import { RequisitionStatus } from './RequisitionStatus.tsx';

/** What a file says, or, when it is recorded, has changed. */
interface Read {
  readonly fileName: string;
  readonly text: string;
  readonly isConfirmed: boolean;
  readonly answer: DeskAnswer<'/requisitions/import-status'>;
}

/** A status file of the source of supply: what it changes is shown first, and recorded with a second press. */
export function StatusFilePage() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<Read | null>(null);
  const { isPending, refusal, send } = useChange('/requisitions/import-status');
  const wrong = problem ?? refusal?.fieldErrors.find(({ field }) => field === 'text')?.message;
  const take = async (fileName: string, text: string, isConfirmed: boolean): Promise<void> => {
    const answer = await send({ fileName, text, isConfirmed });
    if (answer !== null) setRead({ fileName, text, isConfirmed, answer });
  };
  const look = async (): Promise<void> => {
    setRead(null);
    setProblem(file === null ? 'Choose a file.' : file.size > 900_000 ? 'The file is larger than 900 kB. Divide it, or use npm run requisitions -- import-status on the server for it.' : undefined);
    if (file !== null && file.size <= 900_000) await take(file.name, await file.text(), false);
  };
  return (
    <Room title="Read a status file" within={{ label: 'Requisitions', href: '/requisitions' }}>
      <Card look="roomy">
        <DeskForm onSubmit={look} gap="md">
          <p>Supply status (AE_) and shipment status (AS_), a document of 80 columns on each line. A file that is read twice changes nothing.</p>
          <FormField label="Status file" isRequired error={wrong}>
            {(control) => <input type="file" accept=".txt,text/plain" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
          </FormField>
          <Refused refusal={wrong === undefined ? refusal : null} />
          <Actions><Button type="submit" look={read === null ? 'primary' : 'secondary'} isPending={isPending} pendingLabel="The file is read">Look through the file</Button></Actions>
        </DeskForm>
      </Card>
      {read !== null && <Findings read={read} isPending={isPending} onConfirm={() => void take(read.fileName, read.text, true)} />}
    </Room>
  );
}

function Findings({ read: { fileName, isConfirmed, answer }, isPending, onConfirm }: { read: Read; isPending: boolean; onConfirm: () => void }) {
  const { recorded, repeated, rejected, changes, rejects } = answer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer]);
  return (
    <Stack gap="md">
      <div ref={place} tabIndex={-1}>
        <Alert tone={rejected > 0 ? 'warning' : isConfirmed ? 'success' : 'info'} isLive title={isConfirmed ? 'The file is recorded' : 'Nothing is recorded yet'}>
          <p>{counted(recorded, 'document', 'documents')} {isConfirmed ? 'recorded' : 'would be recorded'}, {repeated.toLocaleString('en-US')} known before, {rejected.toLocaleString('en-US')} left out.</p>
        </Alert>
      </div>
      {!isConfirmed && recorded > 0 && <Actions><Button look="primary" isPending={isPending} onClick={onConfirm}>Record {counted(recorded, 'document', 'documents')}</Button></Actions>}
      {changes.length > 0 && (
        <Section title={isConfirmed ? 'What has changed' : 'What would change'}>
          {recorded > changes.length && <p>The first {changes.length} of {recorded.toLocaleString('en-US')}.</p>}
          <Table
            caption="What changes" isCaptionHidden items={changes} keyOf={({ line }) => String(line)} onPhone="cards"
            columns={[
              { id: 'line', header: 'Line', cell: ({ line }) => line }, { id: 'number', header: 'Document number', isRowHeader: true, cell: ({ documentNumber }) => <Link href={`/requisitions/${documentNumber}`}><Text isCode>{documentNumber}</Text></Link> },
              { id: 'before', header: 'Before', cell: ({ before }) => <RequisitionStatus status={before} /> }, { id: 'after', header: 'After', cell: ({ after }) => <RequisitionStatus status={after} /> }, { id: 'words', header: 'What it says', cell: ({ words }) => words },
            ]}
          />
        </Section>
      )}
      <LeftOutLines fileName={fileName} rejects={rejects} />
    </Stack>
  );
}
