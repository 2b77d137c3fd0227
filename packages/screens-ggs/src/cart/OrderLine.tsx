import type { CartLine, CheckoutProblem } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { CartWarnings, useProductHref, LineChange, LineTotal, QuantityCell, RemoveAndCheckOut, type QuantityCellProps } from '@quartermaster/screens/parts';
import { IndicatorBadges } from '@quartermaster/screens';
import { Cell, Link, Row, RowHeader, Stack, Text } from '@quartermaster/ui';

export interface OrderLineProps extends QuantityCellProps {
  line: CartLine;
  /** Its place in the order. */
  number: number;
  /** What will stop its order. */
  warnings: readonly CheckoutProblem[];
}

/** One line of an order, in the columns of a requisition. */
export function OrderLine({ line, number, warnings, changes, refused }: OrderLineProps) {
  const hrefOf = useProductHref();
  const isPending = changes.isPending(line.cartKey);
  return (
    <Row aria-busy={isPending}>
      <Cell label="No.">{number}</Cell>
      <Cell label="Stock or part no."><Text isCode>{line.gsin ?? line.itemNumber}</Text></Cell>
      <RowHeader>
        <Stack gap="xxs">
          <Link href={hrefOf(line.productId)}>{line.name}</Link>
          <Text size="sm" tone="muted">{line.manufactureName}{line.kind === 'product' && ` · delivers within ${line.deliveryDays} days`}</Text>
          <IndicatorBadges indicators={line.indicators} />
          <LineChange line={line} />
          <CartWarnings warnings={warnings} />
          <RemoveAndCheckOut line={line} changes={changes} />
        </Stack>
      </RowHeader>
      <Cell label="Unit">{line.unitOfIssue.name}</Cell>
      <Cell label="Unit price" align="end">{formatMoney(line.price.unitPrice)}</Cell>
      <Cell label="Quantity"><QuantityCell line={line} changes={changes} refused={refused} /></Cell>
      <Cell label="Total" align="end">{isPending ? <Text tone="muted">Updating…</Text> : <LineTotal line={line} />}</Cell>
    </Row>
  );
}
