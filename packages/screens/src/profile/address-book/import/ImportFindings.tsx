import type { AttributesOf } from '@quartermaster/contracts';
import { Actions, Alert, Button, Card, Heading, Stack, Table, Text } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';

type Findings = AttributesOf<'/profile/import_addresses', 'Preview'>;

interface ImportFindingsProps {
  findings: Findings;
  isPending: boolean;
  onConfirm: () => void;
}

const rows = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

/** What was found in a file: it can be imported when nothing is wrong and something is new. It has the focus when it comes. */
export function ImportFindings({ findings, isPending, onConfirm }: ImportFindingsProps) {
  const { found, same, problems, moreProblems, notes, addresses } = findings;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [findings]);
  const fresh = found - same;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="What was found"><Card>
      <Stack gap="md">
        <Heading level={2} size="md">What was found</Heading>
        <Text as="p">{rows(found)}{same > 0 && `, of which your address book has ${same.toLocaleString('en-US')} already`}.</Text>
        {problems.length > 0 && <Alert tone="error" title="Nothing can be imported yet">Mend these places in the file, save it, and look through it again.</Alert>}
        {problems.length === 0 && fresh === 0 && <Alert tone="info" title="Nothing is new">{found === 0 ? 'The file has no addresses.' : 'Your address book has all of these addresses.'}</Alert>}
        {problems.length > 0 && <RemarkTable caption="What is wrong" remarks={problems} />}
        {moreProblems > 0 && <Text as="p">And {moreProblems.toLocaleString('en-US')} more.</Text>}
        {notes.length > 0 && <RemarkTable caption="Good to know: these addresses are usually written in another way, and can be imported as they are" remarks={notes} />}
        {problems.length === 0 && addresses.length > 0 && (
          <>
            <Table
              caption={fresh > addresses.length ? `New addresses, the first ${addresses.length} of ${fresh.toLocaleString('en-US')}` : 'New addresses'}
              items={addresses} keyOf={({ line }) => String(line)}
              columns={[
                { id: 'line', header: 'Line', cell: ({ line }) => line },
                { id: 'name', header: 'Name', isRowHeader: true, cell: ({ addressName }) => addressName },
                { id: 'place', header: 'Address', cell: ({ place }) => place },
              ]}
            />
            <Actions><Button look="primary" isPending={isPending} pendingLabel="Adding the addresses" onClick={onConfirm}>{fresh === 1 ? 'Add this address' : `Add ${fresh.toLocaleString('en-US')} addresses`}</Button></Actions>
          </>
        )}
      </Stack>
    </Card></div>
  );
}

function RemarkTable({ caption, remarks }: { caption: string; remarks: Findings['problems'] }) {
  return (
    <Table
      caption={caption} items={remarks} keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
      columns={[
        { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line },
        { id: 'column', header: 'Column', cell: ({ column }) => (column === '' ? 'The whole line' : <Text isCode>{column}</Text>) },
        { id: 'message', header: 'What to do', cell: ({ message }) => message },
      ]}
    />
  );
}
