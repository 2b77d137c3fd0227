import type { CartLine, Money } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Cell, Row, Stack, Table, Text } from '@quartermaster/ui';
import { LineChange } from '../../cart/lines/LineChange.tsx';
import { LineItem, type ItemOfLine } from '../../cart/lines/LineItem.tsx';

type ShownLine = ItemOfLine & Partial<Pick<CartLine, 'cartKey' | 'change'>>;

export interface OrderLinesProps {
  caption: string;
  lines: readonly ShownLine[];
  subtotal: Money;
}

const hasChange = (line: ShownLine): line is CartLine => line.change !== undefined && line.cartKey !== undefined;

/** The lines of one order as a table: before it is placed and after. */
export function OrderLines({ caption, lines, subtotal }: OrderLinesProps) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      items={lines}
      keyOf={(line) => line.offerId}
      columns={[
        {
          id: 'item',
          header: 'Item',
          isRowHeader: true,
          cell: (line) => <Stack gap="xs"><LineItem line={line} />{hasChange(line) && <LineChange line={line} />}</Stack>,
        },
        {
          id: 'price',
          header: 'Unit price',
          align: 'end',
          cell: (line) => <>{formatMoney(line.price.unitPrice)} <Text size="sm" tone="muted" isUnbroken>per {line.unitOfIssue.name}</Text></>,
        },
        { id: 'quantity', header: 'Quantity', align: 'end', cell: (line) => line.quantity.toLocaleString('en-US') },
        { id: 'total', header: 'Total', align: 'end', cell: (line) => <Text isBold>{formatMoney(line.lineTotal)}</Text> },
      ]}
      footer={
        <Row>
          <Cell label="" colSpan={3}>Subtotal</Cell>
          <Cell label="Subtotal" align="end"><Text isBold>{formatMoney(subtotal)}</Text></Cell>
        </Row>
      }
    />
  );
}
