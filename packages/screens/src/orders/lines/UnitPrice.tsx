import { css } from '@emotion/react';
import type { CartLine } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';

const below = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });

/** The price of one unit of issue, the unit below it. */
export function UnitPrice({ line: { price, unitOfIssue } }: { line: Pick<CartLine, 'price' | 'unitOfIssue'> }) {
  return (
    <span css={below}>
      <span>{formatMoney(price.unitPrice)}</span> <Text size="sm" tone="muted" isUnbroken>per {unitOfIssue.name}</Text>
    </span>
  );
}
