import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, EmptyState, Pagination, Table, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { useList } from '../parts/use-list.ts';
import { counted } from '../parts/words.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useDesk, useMay } from '../wire/desk-context.ts';
import { refusalOf, useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { RequisitionSchedule } from './RequisitionSchedule.tsx';

/** Files of documents that go to the source of supply: the next one is sent here, and those that went can be saved again. */
export function RequisitionFilesPage() {
  const { filter: { page }, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/requisitions/files', { page });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title="Files of requisitions" within={{ label: 'Requisitions', href: '/requisitions' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Files {...answer} hrefFor={hrefFor} onSent={changed} />}</Answered>
    </Room>
  );
}

type File = DeskAnswer<'/requisitions/files'>['files'][number];

function Files({ waiting, schedule, statusFiles, files, page, pageCount, hrefFor, onSent }: DeskAnswer<'/requisitions/files'> & { hrefFor: (page: number) => string; onSent: (what: string) => void }) {
  const { client } = useDesk();
  const maySend = useMay('/requisitions/send');
  const { isPending, refusal, send } = useChange('/requisitions/send');
  const [unsaved, setUnsaved] = useState<DeskRefusal | null>(null);
  const isUnfinished = files.some(({ sentAt }) => sentAt === null);
  const sendAll = async (): Promise<void> => {
    const answer = await send({});
    if (answer !== null) onSent(answer.sent.length === 0 ? 'Nothing waited.' : `Sent: ${answer.sent.map(({ where, documents }) => `${where}, ${counted(documents, 'document', 'documents')}`).join('; ')}.`);
  };
  const save = async ({ batch }: File, part: 'records' | 'exceptions'): Promise<void> => {
    try {
      const { fileName, text } = await client.read('/requisitions/file', { batch, part });
      setUnsaved(null);
      saveFile(fileName, text);
    } catch (error) {
      setUnsaved(refusalOf(error));
    }
  };
  return (
    <>
      <Text as="p" role="status">{waiting === 0 ? 'Nothing waits.' : `${counted(waiting, 'document waits', 'documents wait')} for the next file.`}{isUnfinished && ' A file was begun and is not sent: the next press sends it, with the same records.'}</Text>
      <RequisitionSchedule schedule={schedule} />
      <Refused refusal={refusal ?? unsaved} />
      {maySend && (waiting > 0 || isUnfinished) && <Actions><Button look="primary" isPending={isPending} pendingLabel="Sending" onClick={() => void sendAll()}>Send what waits</Button></Actions>}
      {files.length === 0 ? <EmptyState icon="document" title="No files yet">What is sent is listed here.</EmptyState> : (
        <Card look="flush">
          <Table
            caption="Files, the newest first" isCaptionHidden items={files} keyOf={({ batch }) => String(batch)} onPhone="cards"
            columns={[
              { id: 'file', header: 'File', isRowHeader: true, cell: ({ fileName }) => <Text isCode>{fileName}</Text> }, { id: 'documents', header: 'Documents', align: 'end', cell: ({ documents }) => documents.toLocaleString('en-US') },
              { id: 'sent', header: 'Sent', cell: ({ sentAt }) => (sentAt === null ? 'Not yet' : <Moment at={sentAt} />) },
              { id: 'save', header: 'Save', isHeaderHidden: true, cell: (file) => (
                <Actions>
                  <Button size="sm" icon="download" onClick={() => void save(file, 'records')} aria-label={`Save ${file.fileName}`}>Save</Button>
                  {file.exceptions > 0 && <Button size="sm" icon="download" onClick={() => void save(file, 'exceptions')} aria-label={`Save the exception data of ${file.fileName}`}>Exception data ({file.exceptions.toLocaleString('en-US')})</Button>}
                </Actions>
              ) },
            ]}
          />
        </Card>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      {statusFiles.length > 0 && (
        <Section title="Status files that were read by themselves">
          <Table
            caption="Status files, the newest first" isCaptionHidden items={statusFiles} keyOf={({ name, readAt }) => `${readAt} ${name}`} onPhone="cards"
            columns={[
              { id: 'name', header: 'File', isRowHeader: true, cell: ({ name }) => <Text isCode>{name}</Text> }, { id: 'read', header: 'Read', cell: ({ readAt }) => <Moment at={readAt} /> },
              { id: 'recorded', header: 'Recorded', align: 'end', cell: ({ recorded }) => recorded.toLocaleString('en-US') }, { id: 'repeated', header: 'Known before', align: 'end', cell: ({ repeated }) => repeated.toLocaleString('en-US') },
              { id: 'rejected', header: 'Left out', align: 'end', cell: ({ rejected }) => rejected.toLocaleString('en-US') },
            ]}
          />
        </Section>
      )}
    </>
  );
}
