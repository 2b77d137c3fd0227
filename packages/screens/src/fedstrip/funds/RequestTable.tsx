import { formatMoney, type ListedRequisitionRequest } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Heading, Link, Stack, Table, Text, VisuallyHidden } from '@quartermaster/ui';
import { orderMoment } from '../../orders/index.ts';
import { countOf, requestStatuses } from './request-words.ts';

/** Requisitions that were sent to approvers together; each leads to its page. */
export function RequestTable({ title, items, empty }: { title: string; items: readonly ListedRequisitionRequest[]; empty: string }) {
  const { href } = useNavigation();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">{title}</Heading>
      {items.length === 0 ? <Text as="p">{empty}</Text> : (
        <Table
          caption={title} isCaptionHidden items={items} keyOf={({ requestId }) => requestId}
          columns={[
            { id: 'buyer', header: 'Buyer', isRowHeader: true, cell: ({ requestId, buyerName, lineCount, askedAt }) => <Link href={href('/fedstrip/fedstrip_shopping_cart', { request: requestId })}>{buyerName}<VisuallyHidden>, {countOf(lineCount)}, sent {orderMoment(askedAt)}</VisuallyHidden></Link> },
            { id: 'payer', header: 'For', cell: ({ payer }) => payer },
            { id: 'lines', header: 'Lines', align: 'end', cell: ({ lineCount }) => lineCount },
            { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
            { id: 'sent', header: 'Sent', cell: ({ askedAt }) => orderMoment(askedAt) },
            { id: 'status', header: 'Status', cell: ({ status }) => <Badge look={requestStatuses[status].look}>{requestStatuses[status].text}</Badge> },
          ]}
        />
      )}
    </Stack>
  );
}
