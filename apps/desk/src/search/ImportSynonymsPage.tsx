import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, FormField, Link, Stack, Table } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';
import { useChange } from '../wire/use-change.ts';
import { synonymsRoom } from './addresses.ts';
import { Effects } from './Effects.tsx';
import { FileGroups } from './FileGroups.tsx';

/** Bytes that the server takes, with room for what is around the file. */
const mostBytes = 3_500_000;

interface Read {
  readonly fileName: string;
  readonly text: string;
  readonly answer: DeskAnswer<'/synonyms/preview-file'>;
}

/** Makes the groups of a file the whole list; what it changes is shown first. */
export function ImportSynonymsPage() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<Read | null>(null);
  const { isPending, refusal, send } = useChange('/synonyms/preview-file');
  const look = async (): Promise<void> => {
    setRead(null);
    const wrong = file === null ? 'Choose a file.' : file.size > mostBytes ? 'The file is larger than 3.5 MB. Use npm run synonyms -- import on the server for it.' : undefined;
    setProblem(wrong);
    if (file === null || wrong !== undefined) return;
    const text = await file.text();
    const answer = await send({ fileName: file.name, text });
    if (answer !== null) setRead({ fileName: file.name, text, answer });
  };
  return (
    <Room title="Import synonyms" within={{ label: 'Synonyms', href: synonymsRoom }}>
      <Card look="roomy">
        <DeskForm onSubmit={look} gap="md">
          <p>The file becomes the whole list: groups that it does not have are removed. Save the list first, and change that file. A group is in a line, with commas between its words; lines that begin with # are left out.</p>
          <FormField label="Text file" hint="UTF-8, such as synonyms.txt" isRequired error={problem}>
            {(control) => <input type="file" accept=".txt,text/plain" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
          </FormField>
          <Refused refusal={refusal} />
          <Actions>
            <Button type="submit" look={read === null ? 'primary' : 'secondary'} isPending={isPending} pendingLabel="The file is read">Look through the file</Button>
            <Link href={synonymsRoom}>All synonyms</Link>
          </Actions>
        </DeskForm>
      </Card>
      {read !== null && <Findings read={read} />}
    </Room>
  );
}

function Findings({ read: { fileName, text, answer } }: { read: Read }) {
  const [done, setDone] = useState<DeskAnswer<'/synonyms/import'> | null>(null);
  const { isPending, refusal, send } = useChange('/synonyms/import');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer, done]);
  const { added, removed, same, rejected } = done ?? answer;
  const isWrong = rejected > 0;
  const isSame = added + removed === 0;
  return (
    <Stack gap="md">
      <div ref={place} tabIndex={-1}>
        <Alert tone={isWrong ? 'warning' : done === null ? 'info' : 'success'} isLive title={isWrong ? 'Nothing is changed' : done === null ? 'Nothing is changed yet' : 'The file is the list now'}>
          <p>{isWrong ? `${counted(rejected, 'line', 'lines')} cannot be read. Mend the file, and look through it again.` : `${counted(added, 'group', 'groups')} added, ${removed.toLocaleString('en-US')} removed, ${same.toLocaleString('en-US')} as they are.`}</p>
        </Alert>
      </div>
      <Refused refusal={refusal} />
      {!isWrong && !isSame && done === null && <Actions><Button look="primary" isPending={isPending} onClick={() => void send({ fileName, text }).then(setDone)}>Make it the list</Button></Actions>}
      {isWrong && (
        <Section title="Lines that cannot be read">
          <Table
            caption="Lines that cannot be read" isCaptionHidden items={answer.rejects} keyOf={({ line, reason }) => `${line} ${reason}`} onPhone="cards"
            columns={[{ id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => (line === 0 ? 'The file' : line) }, { id: 'reason', header: 'Reason', cell: ({ reason }) => reason }]}
          />
        </Section>
      )}
      {!isWrong && !isSame && <FileGroups {...answer} />}
      {!isWrong && !isSame && <Section title="What searches would find"><Effects {...answer} /></Section>}
    </Stack>
  );
}
