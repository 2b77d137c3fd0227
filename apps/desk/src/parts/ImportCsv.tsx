import { Actions, Alert, Button, Card, FormField, Stack, Table, Text } from '@quartermaster/ui';
import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { useState } from 'react';
import { useChange } from '../wire/use-change.ts';
import { DeskForm } from './DeskForm.tsx';
import { Refused } from './Refused.tsx';
import { Section } from './Section.tsx';
import { counted } from './words.ts';

/** Bytes that the server takes, with room for what is around the file. */
const mostBytes = 3_500_000;

type ImportPath = '/activities/import' | '/agencies/import' | '/member-domains/import' | '/approval-rules/import' | '/pages/import' | '/help-topics/import' | '/special-item-numbers/import';

interface ImportCsvProps {
  path: ImportPath;
  /** Of the heading, in the order of an export. */
  columns: readonly string[];
  /** Of the operator at the server's machine, for files that are too large here; null: there is none. */
  command: string | null;
  children: string;
}

/** Reads a file of rows into a list, and names those that it left out. */
export function ImportCsv({ path, columns, command, children }: ImportCsvProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<DeskAnswer<ImportPath> | null>(null);
  const { isPending, refusal, send } = useChange(path);
  const submit = async (): Promise<void> => {
    const wrong = file === null ? 'Choose a file.' : file.size > mostBytes ? `The file is larger than 3.5 MB. ${command === null ? 'Divide it into several.' : `Use ${command} on the server for it.`}` : undefined;
    setProblem(wrong);
    setDone(null);
    if (file !== null && wrong === undefined) setDone(await send({ fileName: file.name, csv: await file.text() }));
  };
  return (
    <>
      <Card look="roomy">
        <DeskForm onSubmit={submit} gap="md">
          <p>{children}</p>
          <FormField label="CSV file" hint={`UTF-8, with a heading: ${columns.join(', ')}`} isRequired error={problem}>
            {(control) => <input type="file" accept=".csv,text/csv" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
          </FormField>
          <Refused refusal={refusal} />
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="The file is read">Import</Button></Actions>
        </DeskForm>
      </Card>
      {done !== null && <Imported {...done} />}
    </>
  );
}

function Imported({ added, changed, same, rejected, rejects }: DeskAnswer<ImportPath>) {
  return (
    <Stack gap="md">
      <Alert tone={rejected === 0 ? 'success' : 'warning'} isLive title="The file was read">
        <p>{added} added, {changed} changed, {same} as they were, {counted(rejected, 'row', 'rows')} left out.</p>
      </Alert>
      {rejects.length > 0 && (
        <Section title="Rows that were left out">
          <Table
            caption="Rows that were left out" isCaptionHidden items={rejects} keyOf={({ line, field }) => `${line} ${field}`} onPhone="cards"
            columns={[
              { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line }, { id: 'field', header: 'Column', cell: ({ field }) => <Text isCode>{field}</Text> },
              { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
            ]}
          />
        </Section>
      )}
    </Stack>
  );
}
