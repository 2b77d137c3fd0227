import { css } from '@emotion/react';
import type { CartLine } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Text, VisuallyHidden } from '@quartermaster/ui';

const below = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });

/** The price of one unit of issue, the unit below it, and that of the contract above it where a lower one was authorized. */
export function UnitPrice({ line: { price, unitOfIssue, reduction } }: { line: Pick<CartLine, 'price' | 'unitOfIssue'> & Partial<Pick<CartLine, 'reduction'>> }) {
  return (
    <span css={below}>
      {reduction?.counts === true && <Text size="sm" tone="muted"><VisuallyHidden>Price of the contract </VisuallyHidden><s>{formatMoney(reduction.listPrice)}</s><VisuallyHidden>, lowered to</VisuallyHidden></Text>}
      <span>{formatMoney(price.unitPrice)}</span> <Text size="sm" tone="muted" isUnbroken>per {unitOfIssue.name}</Text>
    </span>
  );
}
