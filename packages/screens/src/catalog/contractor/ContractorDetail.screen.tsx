import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState, Link, Stack, Table, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** A contractor with their contracts, and links to the items of each. */
export default function ContractorDetail({ attributes }: ScreenProps<'/catalog/contractor_detail', 'Success'>) {
  const { contractor, contracts } = attributes;
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="lg">
        <PageHeader title={contractor.name}>
          <Text as="p" tone="muted">Contractor {contractor.id}</Text>
        </PageHeader>
        {contracts.length === 0 ? (
          <EmptyState icon="box" title="No contract at present">This contractor offers nothing in this store now.</EmptyState>
        ) : (
          <>
            <Table
              caption="Contracts"
              items={contracts}
              keyOf={({ number }) => number}
              columns={[
                { id: 'number', header: 'Contract number', isRowHeader: true, cell: ({ number }) => <Link href={href('/search/advantage_search', { contract: number })}>{number}</Link> },
                { id: 'products', header: 'Products and services', align: 'end', cell: ({ products }) => products.toLocaleString('en-US') },
              ]}
            />
            <div><ButtonLink look="primary" icon="search" href={href('/search/advantage_search', { vendor: contractor.id })}>Show all of {contractor.name}</ButtonLink></div>
          </>
        )}
      </Stack>
    </Container>
  );
}
