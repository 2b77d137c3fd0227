import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, DefinitionList, Stack, Table, Text } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { RequisitionStatus } from './RequisitionStatus.tsx';

/** One requisition: its status, its columns, and all that happened to it. */
export function RequisitionPage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/requisition', { documentNumber: number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Requisition ${number}`} within={{ label: 'Requisitions', href: '/requisitions' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ requisition, happenings, onChanged }: DeskAnswer<'/requisition'> & { onChanged: (what: string) => void }) {
  const mayAsk = useMay('/requisition/ask');
  const { documentNumber, status, quantity, open, unitOfIssue, approver, enteredAt, enteredBy, columns } = requisition;
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <DefinitionList
          entries={[
            { term: 'Status', details: <RequisitionStatus status={status} /> }, { term: 'Quantity', details: `${quantity.toLocaleString('en-US')} ${unitOfIssue}, ${open.toLocaleString('en-US')} open` },
            { term: 'Entered', details: <><Moment at={enteredAt} /> by {enteredBy}</> }, ...(approver === '' ? [] : [{ term: 'Approved by', details: approver }]),
          ]}
        />
      </Card>
      <Section title="What happened">
        {happenings.length === 0 ? <p>Nothing yet: it waits for the next file.</p> : (
          <Table
            caption="What happened" isCaptionHidden items={happenings} keyOf={({ position }) => String(position)} onPhone="cards"
            columns={[{ id: 'at', header: 'Recorded', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> }, { id: 'words', header: 'What', cell: ({ words }) => words }, { id: 'by', header: 'By', cell: ({ by }) => by }]}
          />
        )}
      </Section>
      {mayAsk && open > 0 && (
        <Section title="Ask the source of supply">
          <ReasonForm path="/requisition/ask" request={{ documentNumber, ask: 'follow-up' }} label="Reason for a follow-up" hint="It is in the audit log." button="Follow up" onDone={({ words }) => onChanged(words)} />
          <ReasonForm path="/requisition/ask" request={{ documentNumber, ask: 'cancel' }} label="Reason for cancellation" hint="It is in the audit log. One that was not sent yet is withdrawn." button="Cancel what is open" look="danger" onDone={({ words }) => onChanged(words)} />
        </Section>
      )}
      <Section title="The record of 80 columns">
        <Table
          caption="Columns of the record" isCaptionHidden items={columns} keyOf={({ from }) => String(from)} onPhone="cards"
          columns={[
            { id: 'columns', header: 'Columns', cell: ({ from, to }) => (from === to ? String(from) : `${from} to ${to}`) }, { id: 'title', header: 'Field', isRowHeader: true, cell: ({ title }) => title },
            { id: 'text', header: 'Text', cell: ({ text }) => <Text isCode>{text}</Text> }, { id: 'meaning', header: 'Meaning', cell: ({ meaning }) => meaning },
          ]}
        />
      </Section>
    </Stack>
  );
}
