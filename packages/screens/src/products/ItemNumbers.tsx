import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token('space.sm'),
  fontSize: token('fontSize.sm'),
  color: token('color.textMuted'),
  '& > li': { maxWidth: '100%' },
  '& > li[data-tells]': { color: token('color.text') },
  // A number is read in one piece, as far as there is room for it: one that is cut tells no item from another. The words before it may be on a line of their own.
  '& > li + li > span': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom', overflowWrap: 'anywhere' },
});

type Numbered = Pick<ProductSummary, 'kind' | 'partNumber' | 'nsn' | 'manufacturer' | 'tells'>;

/** The maker of the item and its numbers, which an office compares with its request; on lists also what tells it from items alike. */
export function ItemNumbers({ product }: { product: Numbered }) {
  const isService = product.kind === 'service';
  return (
    <ul css={line} role="list">
      <li>{isService ? 'Contractor' : 'By'} {product.manufacturer}</li>
      <li>{isService ? 'Special item number' : 'Part'} <Text isCode>{product.partNumber}</Text></li>
      {product.nsn !== null && <li><abbr title="National stock number">NSN</abbr> <Text isCode>{product.nsn}</Text></li>}
      {product.tells?.map(({ name, value }) => <li key={name} data-tells>{name}: {value}</li>)}
    </ul>
  );
}
