import { css } from '@emotion/react';
import type { CartLine } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { IndicatorBadges, ItemNumbers } from '../../products/index.ts';
import { LinePicture } from './LinePicture.tsx';

const frame = css({ display: 'flex', gap: token('space.sm'), alignItems: 'flex-start', minWidth: 0, fontWeight: token('fontWeight.regular') });

/** A line of a cart or an order: the fields that both have. */
export type ItemOfLine = Omit<CartLine, 'cartKey' | 'change'>;

/** The item of the line: picture, name, numbers and indicators, and what can be done about it. */
export function LineItem({ line, children }: { line: ItemOfLine; children?: ReactNode }) {
  const { href } = useNavigation();
  const numbers = { kind: line.kind, partNumber: line.itemNumber, nsn: line.gsin, manufacturer: line.manufactureName };
  return (
    <div css={frame}>
      <LinePicture productId={line.productId} picture={line.picture} />
      <Stack gap="xxs">
        <Link look="quiet" href={href('/catalog/product_detail', { productId: line.productId })}><Text isBold>{line.name}</Text></Link>
        <ItemNumbers product={numbers} />
        <IndicatorBadges indicators={line.indicators} />
        {line.kind === 'product' && <Text size="sm" tone="muted">Delivers within {line.deliveryDays} days after the order</Text>}
        {children}
      </Stack>
    </div>
  );
}
