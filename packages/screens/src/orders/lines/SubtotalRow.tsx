import { css } from '@emotion/react';
import type { Money } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Cell, Row, Text, token } from '@quartermaster/ui';

const amount = css({ display: 'inline-block', minWidth: '7rem', marginInlineStart: token('space.sm'), textAlign: 'end' });

/** The subtotal of a vendor's lines, below their amounts. */
export function SubtotalRow({ subtotal }: { subtotal: Money }) {
  return (
    <Row>
      <Cell colSpan={4} align="end"><Text tone="muted">Subtotal</Text> <span css={amount}>{formatMoney(subtotal)}</span></Cell>
    </Row>
  );
}
