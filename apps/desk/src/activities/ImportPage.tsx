import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, FormField, Stack, Table, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { counted } from '../parts/words.ts';
import { useChange } from '../wire/use-change.ts';

/** Bytes that the server takes, with room for what is around the file. */
const mostBytes = 3_500_000;

/** Reads a file into the directory. */
export function ImportPage() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<DeskAnswer<'/activities/import'> | null>(null);
  const { isPending, refusal, send } = useChange('/activities/import');
  const submit = async (): Promise<void> => {
    const wrong = file === null ? 'Choose a file.' : file.size > mostBytes ? 'The file is larger than 3.5 MB. Use npm run aac:import on the server for it.' : undefined;
    setProblem(wrong);
    setDone(null);
    if (file !== null && wrong === undefined) setDone(await send({ fileName: file.name, csv: await file.text() }));
  };
  return (
    <Room title="Import activities" within={{ label: 'Activity address codes', href: '/activities' }}>
      <Card look="roomy">
        <DeskForm onSubmit={submit} gap="md">
          <p>Rows write over those of the same code; codes that the file does not name stay as they are. Rows that do not fit are left out and named.</p>
          <FormField label="CSV file" hint="UTF-8, with a heading: aac, activity, contact_name, phone, email, line1, line2, city, state, zip, active" isRequired error={problem}>
            {(control) => <input type="file" accept=".csv,text/csv" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
          </FormField>
          <Refused refusal={refusal} />
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="The file is read">Import</Button></Actions>
        </DeskForm>
      </Card>
      {done !== null && <Imported {...done} />}
    </Room>
  );
}

function Imported({ added, changed, same, rejected, rejects }: DeskAnswer<'/activities/import'>) {
  return (
    <Stack gap="md">
      <Alert tone={rejected === 0 ? 'success' : 'warning'} isLive title="The file was read">
        <p>{added} added, {changed} changed, {same} as they were, {counted(rejected, 'row', 'rows')} left out.</p>
      </Alert>
      {rejects.length > 0 && (
        <Card look="flush">
          <Table
            caption="Rows that were left out" items={rejects} keyOf={({ line, field }) => `${line} ${field}`} onPhone="cards"
            columns={[
              { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line }, { id: 'field', header: 'Column', cell: ({ field }) => <Text isCode>{field}</Text> },
              { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}
