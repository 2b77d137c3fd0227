import type { ListedRequisition } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { RequisitionStatus } from './RequisitionStatus.tsx';
import { statusChoices, statuses } from './status-words.ts';

const columns: readonly Column<ListedRequisition>[] = [
  { id: 'number', header: 'Document number', isRowHeader: true, cell: ({ documentNumber }) => <Link href={`/requisitions/${documentNumber}`}><Text isCode>{documentNumber}</Text></Link> },
  { id: 'status', header: 'Status', cell: ({ status }) => <RequisitionStatus status={status} /> },
  { id: 'item', header: 'NSN or part number', cell: ({ stockNumber }) => <Text isCode>{stockNumber}</Text> },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue}` },
  { id: 'entered', header: 'Entered', cell: ({ enteredAt }) => <Moment at={enteredAt} /> },
  { id: 'by', header: 'By', cell: ({ enteredBy }) => enteredBy },
];

/** Requisitions of activities, with what became of each. */
export function RequisitionsPage() {
  const { filter, search, hrefFor } = useList(['all', ...statuses], 'all');
  const mayImport = useMay('/requisitions/import-status');
  const mayEnter = useMay('/requisitions/enter');
  const asked = useAnswer('/requisitions', filter);
  return (
    <Room
      title="Requisitions"
      actions={<Actions>{mayEnter && <ButtonLink href="/requisitions/record-file" icon="plus">Enter a file of records</ButtonLink>}{mayImport && <ButtonLink href="/requisitions/status-file" icon="plus">Read a status file</ButtonLink>}<ButtonLink href="/requisitions/files" icon="document">Files</ButtonLink><ButtonLink href="/requisitions/rules" icon="list">Rules</ButtonLink></Actions>}
    >
      <Answered {...asked}>
        {({ requisitions, total, pageCount, waiting }) => (
          <>
            <Text as="p">{waiting === 0 ? 'All documents are sent.' : <>{counted(waiting, 'document waits', 'documents wait')} for the next file. <Link href="/requisitions/files">Send it</Link></>}</Text>
            <List
              caption="Requisitions, newest first" noun={['requisition', 'requisitions']} searchLabel="Document number or item" states={statusChoices}
              filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: requisitions }} columns={columns} keyOf={({ documentNumber }) => documentNumber}
              empty="Buyers enter requisitions in their store, and operators from a file."
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
