import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Table, Text } from '@quartermaster/ui';
import { saveFile } from '../parts/save-file.ts';
import { Section } from '../parts/Section.tsx';

/** Lines of a file that are left out, each with its reasons; nothing where none is. All of them are saved as the rejects file that the command writes. */
export function LeftOutLines({ fileName, rejects }: { fileName: string } & Pick<DeskAnswer<'/requisitions/import-status'>, 'rejects'>) {
  if (rejects.length === 0) return null;
  return (
    <Section title="Lines that are left out">
      <Actions><Button icon="download" onClick={() => saveFile(`${fileName}.rejects.ndjson`, rejects.map((reject) => `${JSON.stringify(reject)}\n`).join(''))}>Save them as a file</Button></Actions>
      <Table
        caption="Lines that are left out" isCaptionHidden items={rejects.slice(0, 200)} keyOf={({ line }) => String(line)} onPhone="cards"
        columns={[{ id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line }, { id: 'reasons', header: 'Reasons', cell: ({ reasons }) => reasons.join(' ') }, { id: 'record', header: 'Record', cell: ({ record }) => <Text isCode>{record}</Text> }]}
      />
    </Section>
  );
}
