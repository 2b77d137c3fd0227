import { Actions, Button, Card, FormField, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useChange } from '../wire/use-change.ts';
import { EnteredRecords, type ReadRecords } from './EnteredRecords.tsx';

/** Bytes of both files together that a request takes. */
const mostBytes = 900_000;
const fields = ['text', 'exceptions', 'approver', 'isMeantAgain'];

/** A file of records of 80 columns (A0_): which requisitions can be entered is shown first, and they are entered with a second press. */
export function RecordFilePage() {
  const [records, setRecords] = useState<File | null>(null);
  const [beside, setBeside] = useState<File | null>(null);
  const [approver, setApprover] = useState('');
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<ReadRecords | null>(null);
  const { isPending, refusal, send } = useChange('/requisitions/enter');
  const wrong = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const take = async (request: ReadRecords['request']): Promise<void> => {
    const answer = await send(request);
    if (answer !== null) setRead({ request, answer });
  };
  const look = async (): Promise<void> => {
    setRead(null);
    const isTooLarge = (records?.size ?? 0) + (beside?.size ?? 0) > mostBytes;
    setProblem(records === null ? 'Choose a file.' : isTooLarge ? 'The files are larger than 900 kB together. Divide them, or use npm run requisitions -- enter on the server for them.' : undefined);
    if (records === null || isTooLarge) return;
    await take({ fileName: records.name, text: await records.text(), ...(beside !== null && { exceptions: await beside.text() }), approver, isMeantAgain: false, isConfirmed: false });
  };
  return (
    <Room title="Enter a file of records" within={{ label: 'Requisitions', href: '/requisitions' }}>
      <Card look="roomy">
        <DeskForm onSubmit={look} gap="md">
          <p>A requisition (A0_) of 71 to 80 columns on each line. Serial number, date and routing identifier may be blank: they are filled in. Each activity has to be in the activity address directory.</p>
          <FormField label="File of records" isRequired error={problem ?? wrong('text')}>
            {(control) => <input type="file" accept=".txt,text/plain" {...control} onChange={(event) => setRecords(event.target.files?.[0] ?? null)} />}
          </FormField>
          <FormField label="File of exception data" hint={'For documents A0E and A05: a JSON object a line, such as {"line": 3, "remarks": "Deliver to dock 4."}'} error={wrong('exceptions')}>
            {(control) => <input type="file" accept=".ndjson,.txt,text/plain" {...control} onChange={(event) => setBeside(event.target.files?.[0] ?? null)} />}
          </FormField>
          <TextField label="Approved by" hint="The commander or designated reviewer, where the file has urgent requisitions." width="medium" maxLength={100} value={approver} error={wrong('approver')} onChange={(event) => setApprover(event.target.value)} />
          <Refused refusal={refusal !== null && !refusal.fieldErrors.some(({ field }) => fields.includes(field)) ? refusal : null} />
          <Actions><Button type="submit" look={read === null ? 'primary' : 'secondary'} isPending={isPending} pendingLabel="The file is read">Look through the file</Button></Actions>
        </DeskForm>
      </Card>
      {read !== null && <EnteredRecords key={String(read.request.isConfirmed)} read={read} isPending={isPending} problem={wrong('isMeantAgain')} onConfirm={(isMeantAgain) => void take({ ...read.request, isMeantAgain, isConfirmed: true })} />}
    </Room>
  );
}
