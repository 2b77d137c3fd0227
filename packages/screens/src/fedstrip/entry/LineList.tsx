import type { FedstripEntry } from '@quartermaster/contracts';
import { Actions, Alert, Button, Disclosure, FormField, Stack, TextArea } from '@quartermaster/ui';
import { memo, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { textOf } from '../../ordering/index.ts';
import { previewOf, type ListPreview, type PreviewedLine } from './list-preview.ts';
import { ListPreviewTable } from './ListPreviewTable.tsx';

interface LineListProps {
  given: Pick<FedstripEntry, 'activity' | 'constants' | 'surroundings'>;
  /** False: they are too many, and the page says so. */
  onAdd: (lines: readonly PreviewedLine['line'][]) => Promise<boolean>;
}

/** A file of more bytes is not read: no list that is taken is as long. */
const mostBytes = 8_000_000;

/** Many lines at once, pasted or out of a file: what was read is shown before it enters. */
export const LineList = memo(({ given, onAdd }: LineListProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<ListPreview | null>(null);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    setPreview(previewOf(given, field.current?.value ?? ''));
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setPreview(file.size > mostBytes ? { problem: 'The file is too large. Split it.' } : previewOf(given, await textOf(file)));
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  const close = () => {
    if (field.current !== null) field.current.value = '';
    setPreview(null);
    field.current?.focus();
  };
  return (
    <Disclosure title="Add lines from a list or a file">
      <Stack gap="md">
        <form method="dialog" noValidate onSubmit={look} aria-label="List of lines">
          <Stack gap="sm">
            <TextArea ref={field} label="List" name="list" rows={5} hint="Number, quantity and unit of a line each, as copied from a spreadsheet or with commas between them. The unit may be missing." />
            <FormField label="Or choose a file" hint="CSV, with the columns number, quantity and unit">
              {(control) => <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" {...control} onChange={(event) => void readFile(event)} />}
            </FormField>
            <Actions><Button type="submit">Look at the list</Button></Actions>
          </Stack>
        </form>
        {preview !== null && ('problem' in preview
          ? <Alert tone="error" isLive>{preview.problem}</Alert>
          : <ListPreviewTable lines={preview.lines} onDiscard={close} onAdd={(lines) => void onAdd(lines).then((isAdded) => { if (isAdded) close(); })} />)}
      </Stack>
    </Disclosure>
  );
});
LineList.displayName = 'LineList';
