import type { CartLine, CheckoutProblem } from '@quartermaster/contracts';
import { Cell, Row, RowHeader, Stack, Text } from '@quartermaster/ui';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { LineChange, LineItem, LineTotal, UnitPrice } from '../../orders/index.ts';
import { CartWarnings } from '../warnings/CartWarnings.tsx';
import { RemoveAndCheckOut } from '../warnings/RemoveAndCheckOut.tsx';
import { QuantityCell } from './QuantityCell.tsx';

export interface CartLineRowProps {
  line: CartLine;
  changes: CartChanges;
  /** Why the server did not make the last change of this line. */
  refused: string | undefined;
  /** What will stop its order. */
  warnings: readonly CheckoutProblem[];
}

export function CartLineRow({ line, changes, refused, warnings }: CartLineRowProps) {
  const isPending = changes.isPending(line.cartKey);
  return (
    <Row aria-busy={isPending}>
      <RowHeader>
        <Stack gap="xs">
          <LineItem line={line} />
          <LineChange line={line} />
          <CartWarnings warnings={warnings} />
          <RemoveAndCheckOut line={line} changes={changes} />
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
