import { formatMoney, type ListedApproval } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Heading, Link, Stack, Table, Text, VisuallyHidden } from '@quartermaster/ui';
import { dayOf, statusWords } from '../approval-words.ts';

interface ApprovalTableProps {
  title: string;
  items: readonly ListedApproval[];
  empty: string;
}

/** Carts of one kind; each leads to its page. */
export function ApprovalTable({ title, items, empty }: ApprovalTableProps) {
  const { href } = useNavigation();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">{title}</Heading>
      {items.length === 0 ? <Text as="p">{empty}</Text> : (
        <Table
          caption={title} isCaptionHidden items={items} keyOf={({ requestId }) => requestId}
          columns={[
            { id: 'buyer', header: 'Buyer', isRowHeader: true, cell: ({ requestId, buyerName, askedAt, amount }) => <Link href={href('/cart/afc_cart', { request: requestId })}>{buyerName}<VisuallyHidden>, {formatMoney(amount)}, sent {dayOf(askedAt)}</VisuallyHidden></Link> },
            { id: 'payer', header: 'For', cell: ({ payer, fund }) => (fund === null ? payer : `${payer}, fund ${fund}`) },
            { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
            { id: 'sent', header: 'Sent', cell: ({ askedAt }) => dayOf(askedAt) },
            { id: 'status', header: 'Status', cell: ({ status }) => <Badge look={statusWords[status].look}>{statusWords[status].text}</Badge> },
          ]}
        />
      )}
    </Stack>
  );
}
