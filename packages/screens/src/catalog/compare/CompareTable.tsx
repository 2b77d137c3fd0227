import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { Badge, Cell, ColumnHeader, IconButton, Link, media, Row, RowHeader, TableBody, TableFrame, TableHead, Text, token } from '@quartermaster/ui';
import { AddChosenOffer, ChooseOptions, ProductPicture, useProductHref } from '../../products/index.ts';
import type { CompareRow } from './compare-rows.ts';

const columns = css({
  '& tbody': { fontVariantNumeric: 'normal' },
  // What is read out alone stays within its cell: else it would widen the page, beside the part that is scrolled to.
  '& th, & td': { position: 'relative' },
  '& thead th': { minWidth: 180, verticalAlign: 'top', background: token('color.surface') },
  '& tbody th': { minWidth: 184, fontWeight: token('fontWeight.bold') },
  // The names of the rows stay while the products pass by.
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, background: token('color.surface') },
  '@media (hover: hover)': { '& tbody tr:hover > th': { background: token('color.surfaceMuted') } },
  // The names of the rows are above the values: two products, which are what one compares on a phone, have its whole width, and of a third one sees that there is more.
  [media.phone]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid' },
    '& th, & td': { paddingInline: 6 },
    '& thead th, & tbody th': { minWidth: 0 },
    '& td, & thead th': { overflowWrap: 'anywhere' },
    '& tbody tr > th:first-of-type': { position: 'relative', gridColumn: '1 / -1', paddingBlockEnd: 0, background: 'none' },
    '& tbody td': { paddingBlock: 3 },
    // Of a row that is wider than the page, its name stays.
    '& tbody th > *': { position: 'sticky', insetInlineStart: 6, width: 'fit-content', maxWidth: '100%' },
    '& thead th:first-of-type': { position: 'absolute', width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& td input': { width: '3em' },
  },
  // Columns of one width: numbers stay in one piece.
  [media.print]: {
    'tableLayout': 'fixed',
    'tbody tr:last-of-type': { display: 'none' },
    '& th, & td': { paddingInline: 6 },
    '& thead th, & tbody th': { minWidth: 0, position: 'static' },
    '& thead th:first-of-type': { width: 116 },
  },
});
/** On a phone: by how many products there are. */
const phoneColumns = [1, 2, 3, 4].map((count) => css({ [media.phone]: { 'width': `max(100%, ${count * 148}px)`, '& tr': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }));
const rowHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: token('space.xxs'), '& > span': { fontWeight: token('fontWeight.regular') } });
const columnHead = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: token('space.xs') });

export interface CompareTableProps {
  products: readonly ProductDetail[];
  rows: readonly CompareRow[];
  onRemove: (productId: string) => void;
}

/** A column for each product. What differs is said in words, not by color alone. */
export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  const hrefOf = useProductHref();
  return (
    <TableFrame css={[columns, phoneColumns[products.length - 1]]} caption="Products side by side" isCaptionHidden onPhone="scroll">
      <TableHead>
        <Row>
          <ColumnHeader>Product</ColumnHeader>
          {products.map((product) => (
            <ColumnHeader key={product.productId}>
              <div css={columnHead}>
                <ProductPicture picture={product.picture} image={product.image} size="small" />
                <IconButton data-print="hide" icon="close" size="sm" label={`Take ${product.name} out of the comparison`} onClick={() => onRemove(product.productId)} />
              </div>
              <Link href={hrefOf(product.productId)}>{product.name}</Link>
            </ColumnHeader>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.name}>
            <RowHeader><div css={rowHead}>{row.name} {row.differs && <Badge>differs</Badge>}</div></RowHeader>
            {row.values.map((value, index) => (
              <Cell key={products[index]?.productId}>{value ?? <Text tone="muted">Not stated</Text>}</Cell>
            ))}
          </Row>
        ))}
        <Row>
          <RowHeader><span>Order</span></RowHeader>
          {products.map((product) => (
            <Cell key={product.productId}>
              {product.vendorCount === 0 ? <Text tone="muted">No vendor offers it now</Text> : <AddChosenOffer product={product} />}
              <ChooseOptions product={product} />
            </Cell>
          ))}
        </Row>
      </TableBody>
    </TableFrame>
  );
}
