import { formatMoney } from '@quartermaster/contracts';
import { ParkedCartActions, longDay, type ParkedCartListProps } from '@quartermaster/screens/parts';
import { Badge, Stack, Table, Text } from '@quartermaster/ui';

/** Parked carts in numbered rows, with what can be done with each. */
export function ParkedCartTable({ parkedCarts }: ParkedCartListProps) {
  return (
    <Table
      caption="Parked carts"
      isCaptionHidden
      items={parkedCarts}
      keyOf={({ parkedCartId }) => parkedCartId}
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name, isTemplate, activity }) => <Stack gap="xxs"><span>{name}</span>{activity !== null && <Text size="sm" tone="muted">Requisitions of {activity}</Text>}{isTemplate && <span><Badge look="info">Template</Badge></span>}</Stack> },
        { id: 'parked', header: 'Parked', cell: ({ parkedAt }) => longDay(parkedAt) },
        { id: 'until', header: 'Kept until', cell: ({ expiresAt }) => (expiresAt === null ? 'You remove it' : longDay(expiresAt)) },
        { id: 'items', header: 'Lines', align: 'end', cell: ({ lineCount }) => lineCount },
        { id: 'changed', header: 'Changed', align: 'end', cell: ({ changedLines }) => (changedLines > 0 ? <Text tone="warning">{changedLines}</Text> : 'None') },
        { id: 'total', header: 'Amount now', align: 'end', cell: ({ subtotal, activity }) => (activity === null ? formatMoney(subtotal) : 'Priced by the source of supply') },
        { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: (parkedCart) => <ParkedCartActions parkedCart={parkedCart} /> },
      ]}
    />
  );
}
