import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Link, Pagination, Table, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { saveFile } from '../../parts/save-file.ts';
import { Refused } from '../../parts/Refused.tsx';
import { Section } from '../../parts/Section.tsx';
import { counted } from '../../parts/words.ts';
import type { DeskRefusal } from '../../wire/desk-client.ts';
import { useDesk } from '../../wire/desk-context.ts';
import { refusalOf } from '../../wire/use-answer.ts';
import { addressOfProduct } from '../addresses.ts';

type RejectsCardProps = Pick<DeskAnswer<'/catalog/import'>, 'rejects' | 'total' | 'page' | 'pageCount'> & { importId: number; isUndo: boolean; hrefFor: (page: number) => string };

const reasonColumn: Column<DeskAnswer<'/catalog/import'>['rejects'][number]> = { id: 'reason', header: 'Reason', cell: ({ reason }) => reason };

/** More of one import are counted and not kept. */
const mostKept = 10_000;

/** Why rows were left out, and what an undo has left as it is, to be read and to be saved. */
export function RejectsCard({ importId, isUndo, rejects, total, page, pageCount, hrefFor }: RejectsCardProps) {
  const { client } = useDesk();
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const save = async (): Promise<void> => {
    try {
      const { fileName, csv } = await client.read('/catalog/import/rejects', { importId });
      setRefusal(null);
      saveFile(fileName, csv);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return (
    <Section title={isUndo ? 'What was left as it is' : 'Rows that were left out'}>
      <Text as="p" tone="muted">{isUndo ? counted(total, 'product or name', 'products and names') : counted(total, 'mistake', 'mistakes')}.{total >= mostKept && ' More are not kept.'}</Text>
      <Table
        caption={isUndo ? 'What was left as it is' : 'Mistakes in rows'} isCaptionHidden items={rejects} keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`} onPhone="cards"
        columns={isUndo
          ? [{ id: 'product', header: 'Product or name', isRowHeader: true, cell: ({ line, field }) => (line === 0 ? <Link href={addressOfProduct(field)}>{field}</Link> : field) }, reasonColumn]
          : [
            { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line },
            { id: 'field', header: 'Column', cell: ({ field }) => (field === '' ? 'The whole line' : <Text isCode>{field}</Text>) }, reasonColumn,
          ]}
      />
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      <Refused refusal={refusal} />
      <Actions><Button icon="download" onClick={() => void save()}>Save as CSV</Button></Actions>
    </Section>
  );
}
