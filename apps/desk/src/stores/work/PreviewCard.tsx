import { Actions, Alert, Button, FormField } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { Refused } from '../../parts/Refused.tsx';
import { Section } from '../../parts/Section.tsx';
import { useChange } from '../../wire/use-change.ts';
import { addressOfWork } from './store-addresses.ts';

const mostBytes = 16 * 1024 * 1024;

/** Tries another assortment: nothing is kept, and the page that follows says what would change. */
export function PreviewCard({ name, isWhole }: { name: string; isWhole: boolean }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const { isPending, refusal, send } = useChange('/store/assortment/preview');
  const mistakes = refusal?.fieldErrors.filter(({ field }) => field === 'file').map(({ message }) => message) ?? [];
  const preview = async (text: string | null): Promise<void> => {
    const answer = await send({ name, file: text });
    if (answer !== null) await navigate(addressOfWork(answer.workId));
  };
  const submit = async (): Promise<void> => {
    const wrong = file === null ? 'Choose a file.' : file.size > mostBytes ? 'The file is larger than 16 MB. Use npm run stores:assortment on the server for it.' : undefined;
    setProblem(wrong);
    if (file !== null && wrong === undefined) await preview(await file.text());
  };
  return (
    <Section title="Try another one">
      <DeskForm onSubmit={submit} gap="md">
        <p>The file is the one that npm run stores:assortment takes. First you see what would change; nothing is set before you say so.</p>
        <FormField label="Assortment" hint="A JSON file of at most 16 MB" isRequired error={problem ?? (mistakes.length > 0 ? 'The file cannot be used.' : undefined)}>
          {(control) => <input type="file" accept=".json,application/json" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
        </FormField>
        {mistakes.length > 0 && <Alert tone="error" isLive title="What is wrong in the file"><ul>{mistakes.map((mistake) => <li key={mistake}>{mistake}</li>)}</ul></Alert>}
        <Refused refusal={refusal !== null && mistakes.length === 0 ? refusal : null} />
        <Actions>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="The file is read">Preview</Button>
          {!isWhole && <Button isPending={isPending} onClick={() => void preview(null)}>Preview the whole catalog</Button>}
        </Actions>
      </DeskForm>
    </Section>
  );
}
