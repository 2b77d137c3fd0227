import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Pagination, Table, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { saveFile } from '../../parts/save-file.ts';
import { Refused } from '../../parts/Refused.tsx';
import { Section } from '../../parts/Section.tsx';
import { counted } from '../../parts/words.ts';
import type { DeskRefusal } from '../../wire/desk-client.ts';
import { useDesk } from '../../wire/desk-context.ts';
import { refusalOf } from '../../wire/use-answer.ts';

type RejectsCardProps = Pick<DeskAnswer<'/catalog/import'>, 'rejects' | 'total' | 'page' | 'pageCount'> & { importId: number; hrefFor: (page: number) => string };

/** Why rows were left out, to be read and to be saved. */
export function RejectsCard({ importId, rejects, total, page, pageCount, hrefFor }: RejectsCardProps) {
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
    <Section title="Rows that were left out">
      <Text as="p" tone="muted">{counted(total, 'mistake', 'mistakes')}. The first 10,000 of an import are kept.</Text>
      <Table
        caption="Mistakes in rows" isCaptionHidden items={rejects} keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`} onPhone="cards"
        columns={[
          { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line }, { id: 'field', header: 'Column', cell: ({ field }) => (field === '' ? 'The whole line' : <Text isCode>{field}</Text>) },
          { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
        ]}
      />
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      <Refused refusal={refusal} />
      <Actions><Button icon="download" onClick={() => void save()}>Save as CSV</Button></Actions>
    </Section>
  );
}
