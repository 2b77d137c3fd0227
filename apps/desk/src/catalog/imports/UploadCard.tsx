import { Actions, Button, FormField, Progress } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { Refused } from '../../parts/Refused.tsx';
import { Section } from '../../parts/Section.tsx';
import type { DeskRefusal } from '../../wire/desk-client.ts';
import { useDesk } from '../../wire/desk-context.ts';
import { refusalOf } from '../../wire/use-answer.ts';
import { addressOfImport } from '../addresses.ts';
import { uploadFile } from './upload-file.ts';

/** Uploads a catalog file and leads to the page of its import. */
export function UploadCard({ mostMegabytes }: { mostMegabytes: number }) {
  const { client, signedOut } = useDesk();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const submit = async (): Promise<void> => {
    const wrong = file === null ? 'Choose a file.' : file.size > mostMegabytes * 1024 * 1024 ? `The file is larger than ${mostMegabytes} MB. Pack it (.gz), or use npm run catalog:import on the server for it.` : undefined;
    setProblem(wrong);
    setRefusal(null);
    if (file === null || wrong !== undefined || sent !== null) return;
    try {
      await navigate(addressOfImport(await uploadFile(client, file, { onProgress: setSent })));
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.code === 'SIGN_IN_REQUIRED') signedOut();
      setProblem(refused.fieldErrors[0]?.message);
      setRefusal(refused.fieldErrors.length === 0 ? refused : null);
      setSent(null);
    }
  };
  return (
    <Section title="Import a file">
      <DeskForm onSubmit={submit} gap="md">
        <p>A product of the file takes the place of the one with its id, with all its offers; products that the file does not name stay as they are. Rows with a mistake are left out and named. Offers that were taken off sale stay so.</p>
        <FormField label="Catalog file" hint={`CSV (.csv) or JSON Lines (.jsonl, .ndjson), also packed (.gz), of at most ${mostMegabytes} MB`} isRequired error={problem}>
          {(control) => <input type="file" accept=".csv,.jsonl,.ndjson,.json,.gz" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
        </FormField>
        {sent !== null && file !== null && <Progress value={sent} max={file.size} label={`Uploading: ${Math.floor((100 * sent) / file.size)} %. Stay on this page until it is uploaded.`} />}
        <Refused refusal={refusal} />
        <Actions><Button type="submit" look="primary" isPending={sent !== null} pendingLabel="The file is uploaded">Upload and import</Button></Actions>
      </DeskForm>
    </Section>
  );
}
