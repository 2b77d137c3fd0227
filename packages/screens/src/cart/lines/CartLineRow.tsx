import type { CartLine } from '@quartermaster/contracts';
import { Cell, Row, RowHeader, Stack, Text } from '@quartermaster/ui';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { LineChange, LineItem, LineTotal, UnitPrice } from '../../orders/index.ts';
import { QuantityCell } from './QuantityCell.tsx';

export interface CartLineRowProps {
  line: CartLine;
  changes: CartChanges;
  /** Why the server did not make the last change of this line. */
  refused: string | undefined;
}

export function CartLineRow({ line, changes, refused }: CartLineRowProps) {
  const isPending = changes.isPending(line.cartKey);
  return (
    <Row aria-busy={isPending}>
      <RowHeader>
        <Stack gap="xs">
          <LineItem line={line} />
          <LineChange line={line} />
        </Stack>
      </RowHeader>
      <Cell label="Unit price" align="end"><UnitPrice line={line} /></Cell>
      <Cell label="Quantity"><QuantityCell line={line} changes={changes} refused={refused} /></Cell>
      <Cell label="Total" align="end">
        {isPending ? <Text tone="muted">Updating…</Text> : <LineTotal line={line} />}
      </Cell>
    </Row>
  );
}
