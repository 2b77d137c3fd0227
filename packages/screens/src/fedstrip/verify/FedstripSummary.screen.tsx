import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, ButtonLink, Container, DefinitionList, Link, Stack, Table } from '@quartermaster/ui';
import { orderMoment, PrintButton } from '../../orders/index.ts';
import { shownStockNumber } from '../../requisitions/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { ActivityLine } from '../parts/ActivityLine.tsx';
import { totalOf } from '../parts/unpriced-words.ts';

/** Order summary (specification, section 2, FEDSTRIP): what was handed over together, with its document numbers. */
export default function FedstripSummary({ attributes: { activity, sentAt, requisitions, total, unpriced } }: Pick<ScreenProps<'/fedstrip/fedstrip_shopping_cart', 'OrderSummary'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Order summary" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}><ActivityLine activity={activity} /></PageHeader>
        <Alert tone="success" title={requisitions.length === 1 ? 'One requisition is entered' : `${requisitions.length} requisitions are entered`} isLive>
          {orderMoment(sentAt)}. {requisitions.length === 1 ? 'It goes to the source of supply with the next file. Its number has a page with its status.' : 'They go to the source of supply with the next file. Each number has a page with its status.'}
        </Alert>
        <Table
          caption="Requisitions" isCaptionHidden items={requisitions} keyOf={({ documentNumber }) => documentNumber}
          columns={[
            { id: 'document', header: 'Document number', isRowHeader: true, cell: ({ documentNumber }) => <Link href={href('/orderhistory/requisition_detail', { documentNumber })}>{documentNumber}</Link> },
            { id: 'stock', header: 'NSN or part number', cell: ({ stockNumber }) => shownStockNumber(stockNumber) },
            { id: 'item', header: 'Item', cell: ({ name }) => name || 'Bought on demand' },
            { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unitOfIssue }) => `${quantity.toLocaleString('en-US')} ${unitOfIssue}` },
            { id: 'total', header: 'Total', align: 'end', cell: ({ total: each }) => (each === null ? 'Not known' : formatMoney(each)) },
          ]}
        />
        <DefinitionList look="sums" entries={[{ ...totalOf({ total, unpriced }, requisitions.length), isStrong: true }]} />
        <Actions>
          <ButtonLink look="primary" href={href('/fedstrip/fedstrip_init')}>Enter more requisitions</ButtonLink>
          <ButtonLink href={href('/orderhistory/requisition_detail')}>All my requisitions</ButtonLink>
          <PrintButton />
        </Actions>
      </Stack>
    </Container>
  );
}
