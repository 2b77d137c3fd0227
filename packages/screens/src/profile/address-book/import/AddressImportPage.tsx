import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Disclosure, FormField, Stack, Table, Text } from '@quartermaster/ui';
import { useState, type SubmitEvent } from 'react';
import { PageHeader, saveFile } from '../../../shell/index.ts';
import { addressBookTrail, type BookPath } from '../address-book-links.ts';
import { ImportFindings } from './ImportFindings.tsx';
import { useAddressImport } from './use-address-import.ts';

export interface AddressImportPageProps {
  attributes: AttributesOf<'/profile/address_import', 'Initial'>;
  book: BookPath;
}

/** Addresses from a CSV file: what was found is shown first, and nothing is added before the buyer says so. */
export function AddressImportPage({ attributes: { columns, template, mostRows, mostBytes }, book }: AddressImportPageProps) {
  const { href } = useNavigation();
  const [file, setFile] = useState<File | null>(null);
  const { isPending, problem, looked, look, confirm } = useAddressImport(book);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) void look(file);
  };
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Import Addresses" trail={addressBookTrail(href, book, false)}>
          <Text as="p">A file of at most {mostRows.toLocaleString('en-US')} rows and {(mostBytes / 1000).toLocaleString('en-US')} kB. All of its new addresses are added, or none. Addresses that you have already are left as they are.</Text>
        </PageHeader>
        <Card>
          <form method="dialog" noValidate onSubmit={submit} aria-label="Import addresses" data-no-draft>
            <Stack gap="md">
              <FormField label="CSV file" hint="UTF-8, with a heading" isRequired error={problem}>
                {(control) => <input type="file" accept=".csv,text/csv" {...control} onChange={(event) => setFile(event.target.files?.[0] ?? null)} />}
              </FormField>
              <Actions>
                <Button type="submit" look={looked === null ? 'primary' : 'secondary'} isPending={isPending} pendingLabel="Reading the file">Look through the file</Button>
                <Button icon="download" onClick={() => saveFile('addresses-template.csv', template)}>Download the template</Button>
                <ButtonLink look="plain" href={href(book)}>Cancel</ButtonLink>
              </Actions>
              <Disclosure title="Columns of the file">
                <Table
                  caption="Columns of the file" isCaptionHidden items={columns} keyOf={({ name }) => name}
                  columns={[
                    { id: 'name', header: 'Column', isRowHeader: true, cell: ({ name }) => <Text isCode>{name}</Text> },
                    { id: 'meaning', header: 'What it says', cell: ({ meaning }) => meaning },
                  ]}
                />
              </Disclosure>
            </Stack>
          </form>
        </Card>
        {looked !== null && <ImportFindings findings={looked.findings} isPending={isPending} onConfirm={() => void confirm()} />}
      </Stack>
    </Container>
  );
}
