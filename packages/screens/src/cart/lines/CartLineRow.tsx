import type { CartLine } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Cell, IconButton, QuantityField, Row, RowHeader, Stack, Text } from '@quartermaster/ui';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineChange } from './LineChange.tsx';
import { LineItem } from './LineItem.tsx';

export interface CartLineRowProps {
  line: CartLine;
  changes: CartChanges;
  /** Why the last change of this line was not made. */
  problem: string | undefined;
}

export function CartLineRow({ line, changes, problem }: CartLineRowProps) {
  const isPending = changes.pendingKey === line.cartKey;
  return (
    <Row aria-busy={isPending}>
      <RowHeader>
        <Stack gap="xs">
          <LineItem line={line} />
          <LineChange line={line} />
        </Stack>
      </RowHeader>
      <Cell label="Unit price" align="end">
        {formatMoney(line.price.unitPrice)} <Text size="sm" tone="muted" isUnbroken>per {line.unitOfIssue.name}</Text>
      </Cell>
      <Cell label="Quantity">
        <QuantityField
          label={`Quantity of ${line.name}`}
          isLabelHidden
          of={line.name}
          size="sm"
          value={line.quantity}
          error={problem}
          isDisabled={isPending}
          onCommit={(quantity) => void changes.setQuantity(line, quantity)}
        />
      </Cell>
      <Cell label="Total" align="end"><Text isBold>{formatMoney(line.lineTotal)}</Text></Cell>
      <Cell label="">
        <IconButton icon="trash" label={`Remove ${line.name}`} isDisabled={isPending} onClick={() => void changes.remove(line)} />
      </Cell>
    </Row>
  );
}
