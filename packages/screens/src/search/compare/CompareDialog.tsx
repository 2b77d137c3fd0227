import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { Alert, Badge, Cell, ColumnHeader, Dialog, IconButton, Link, media, Row, RowHeader, TableBody, TableFrame, TableHead, Text, token } from '@quartermaster/ui';
import { ProductPicture, useProductHref, AddChosenOffer } from '../../products/index.ts';
import { compareRows } from './compare-rows.ts';
import { useProductDetails } from './use-product-details.ts';

const columns = css({
  '& tbody': { fontVariantNumeric: 'normal' },
  '& thead th': { minWidth: 180, verticalAlign: 'top', background: token('color.surface') },
  '& tbody th': { minWidth: 184, fontWeight: token('fontWeight.bold') },
  // The names of the rows stay while the products pass by.
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, background: token('color.surface') },
  '@media (hover: hover)': { '& tbody tr:hover > th': { background: token('color.surfaceMuted') } },
  [media.phone]: { '& thead th': { minWidth: 148 }, '& thead th:first-of-type, & tbody th': { minWidth: 116, width: 116 } },
});
const rowHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: token('space.xxs'), '& > span': { fontWeight: token('fontWeight.regular') } });
const columnHead = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: token('space.xs') });

export interface CompareDialogProps {
  products: readonly ProductSummary[];
  isOpen: boolean;
  onClose: () => void;
  onRemove: (product: ProductSummary) => void;
}

function CompareTable({ products, onRemove }: Pick<CompareDialogProps, 'products' | 'onRemove'>) {
  const { details, failed } = useProductDetails(products.map((product) => product.productId));
  const hrefOf = useProductHref();
  return (
    <>
      {failed > 0 && <Alert tone="warning">The specifications of {failed === 1 ? 'one product' : `${failed} products`} could not be loaded. Open the product’s page to see them.</Alert>}
      <TableFrame css={columns} caption="Products side by side" isCaptionHidden onPhone="scroll">
        <TableHead>
          <Row>
            <ColumnHeader>Product</ColumnHeader>
            {products.map((product) => (
              <ColumnHeader key={product.productId}>
                <div css={columnHead}>
                  <ProductPicture picture={product.picture} size="small" />
                  <IconButton icon="close" size="sm" label={`Take ${product.name} out of the comparison`} onClick={() => onRemove(product)} />
                </div>
                <Link href={hrefOf(product.productId)}>{product.name}</Link>
              </ColumnHeader>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {compareRows(products, details).map((row) => (
            <Row key={row.name}>
              <RowHeader><div css={rowHead}>{row.name} {row.differs && <Badge>differs</Badge>}</div></RowHeader>
              {row.values.map((value, index) => (
                <Cell key={products[index]?.productId}>{value ?? <Text tone="muted">Not stated</Text>}</Cell>
              ))}
            </Row>
          ))}
          <Row>
            <RowHeader>Order</RowHeader>
            {products.map((product) => (
              <Cell key={product.productId}>
                {product.vendorCount === 0 ? <Text tone="muted">No vendor offers it now</Text> : <AddChosenOffer product={product} />}
              </Cell>
            ))}
          </Row>
        </TableBody>
      </TableFrame>
    </>
  );
}

/** Up to four products in a table, terms first. */
export function CompareDialog({ products, isOpen, onClose, onRemove }: CompareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Compare ${products.length} products`} size="right">
      <CompareTable products={products} onRemove={onRemove} />
    </Dialog>
  );
}
