import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Badge, ButtonLink, Container, EmptyState, Inline, Link, Pagination, Stack, Table, Text } from '@quartermaster/ui';
import { orderMoment } from '../../orders/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { requisitionStatuses } from './requisition-words.ts';

/** The buyer’s requisitions, newest first (specification, section 2, Orders and profile). */
export default function RequisitionList({ attributes: { requisitions, total, page, pageSize } }: ScreenProps<'/orderhistory/requisition_detail', 'List'>) {
  const { href } = useNavigation();
  const enter = <ButtonLink look="primary" href={href('/fedstrip/fedstrip_init')}>Enter requisitions</ButtonLink>;
  return (
    <Container>
      <Stack gap="md">
        <Inline justify="between" align="end">
          <PageHeader title="My Requisitions" trail={[{ label: 'My Orders', href: href('/orderhistory/my_orders') }]} />
          <Inline><ButtonLink href={href('/fedstrip/fedstrip_authorize_funds')}>Under funds control</ButtonLink>{total > 0 && enter}</Inline>
        </Inline>
        {total === 0
          ? <EmptyState icon="document" title="No requisitions yet" actions={enter}>What you requisition by activity address code and fund appears here with its status.</EmptyState>
          : (
            <>
              <Text isBold role="status">{total === 1 ? '1 requisition' : `${total.toLocaleString('en-US')} requisitions`}</Text>
              <Table
                caption="Requisitions, newest first" isCaptionHidden items={requisitions} keyOf={({ documentNumber }) => documentNumber}
                columns={[
                  { id: 'document', header: 'Document number', isRowHeader: true, cell: ({ documentNumber }) => <Link href={href('/orderhistory/requisition_detail', { documentNumber })}>{documentNumber}</Link> },
                  { id: 'status', header: 'Status', cell: ({ status }) => <Badge look={requisitionStatuses[status].look}>{requisitionStatuses[status].text}</Badge> },
                  { id: 'sent', header: 'Entered', cell: ({ sentAt }) => orderMoment(sentAt) },
                  { id: 'stock', header: 'NSN or part number', cell: ({ stockNumber }) => shownStockNumber(stockNumber) },
                  { id: 'item', header: 'Item', cell: ({ name }) => name || 'Bought on demand' },
                  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue}` },
                ]}
              />
              <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={(next) => href('/orderhistory/requisition_detail', { page: next })} label="Pages of requisitions" />
            </>
          )}
      </Stack>
    </Container>
  );
}
