import { Actions, Alert, Button, Card, FormField, Heading, Stack, Table, Text } from '@quartermaster/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useStatementUpload } from './use-statement-upload.ts';

/** A file from the bank. Where it cannot be read, each line says why, and nothing is kept. */
export function UploadStatement({ mostLines }: { mostLines: number }) {
  const [file, setFile] = useState<File | null>(null);
  const { isPending, problem, unreadable, upload } = useStatementUpload();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { if (unreadable !== null) box.current?.focus(); }, [unreadable]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) void upload(file);
  };
  return (
    <Card as="section" aria-label="Upload a statement">
      <Stack gap="md">
        <Heading level={2} size="sm">Upload a statement</Heading>
        <Text as="p">Its charges are kept for you alone, until you delete them. Of card numbers only the last four digits are kept.</Text>
        <form method="dialog" noValidate onSubmit={submit} aria-label="Upload a statement" data-no-draft>
          <Stack gap="md">
            <FormField label="Statement of the card" hint={`CSV or OFX as your bank gives it, up to ${mostLines.toLocaleString('en-US')} lines. A CSV file has a heading with date, amount and vendor.`} isRequired error={problem}>
              {(control) => <input type="file" accept=".csv,.ofx,.qfx,text/csv,application/x-ofx" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
            </FormField>
            <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Reading the statement">Compare with my orders</Button></Actions>
          </Stack>
        </form>
        {unreadable !== null && (
          <div ref={box} tabIndex={-1} role="group" aria-label="What is wrong with the file">
            <Stack gap="sm">
              <Alert tone="error" title="Nothing was kept">Mend these places in the file, save it, and choose it again.</Alert>
              <Table
                caption="What is wrong with the file" items={unreadable.problems} keyOf={({ line, message }) => `${line} ${message}`}
                columns={[
                  { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => (line === 0 ? 'The whole file' : line) },
                  { id: 'message', header: 'What to do', cell: ({ message }) => message },
                ]}
              />
              {unreadable.moreProblems > 0 && <Text as="p">And {unreadable.moreProblems.toLocaleString('en-US')} more.</Text>}
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}
