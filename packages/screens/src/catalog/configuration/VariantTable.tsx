import { css } from '@emotion/react';
import type { OptionChoice, ProductSummary } from '@quartermaster/contracts';
import { Link, Table, Text, type Column } from '@quartermaster/ui';
import { formatDeliveryDays, formatPriceRange, useProductHref } from '../../products/index.ts';

// A range of prices stays in one piece, and so does its unit: a line ends between them.
const price = css({ '& > span': { whiteSpace: 'nowrap' } });

export interface VariantTableProps {
  options: OptionChoice['options'];
  variants: readonly ProductSummary[];
  chosenId: string | undefined;
}

/** Part number, price and stock of each variant beside its options. */
export function VariantTable({ options, variants, chosenId }: VariantTableProps) {
  const hrefOf = useProductHref();
  const columns: Column<ProductSummary>[] = [
    { id: 'part', header: 'Part number', isRowHeader: true, cell: (product) => <><Link href={hrefOf(product.productId)} aria-label={`${product.partNumber}: ${product.name}`}>{product.partNumber || product.productId}</Link>{product.productId === chosenId && ' (your choice)'}</> },
    ...options.map(({ name }): Column<ProductSummary> => ({ id: `option ${name}`, header: name, cell: ({ configuration }) => valueOf(configuration, name) })),
    { id: 'price', header: 'Price', align: 'end', cell: (product) => <span css={price}><span>{formatPriceRange(product.price) ?? 'No price of today'}</span>{product.price !== null && product.unitOfIssue !== null && <>{' '}<Text size="sm" tone="muted">per {product.unitOfIssue.name}</Text></>}</span> },
    { id: 'stock', header: 'Stock', cell: ({ inStock }) => (inStock ? 'In stock' : 'Cannot be ordered now') },
    { id: 'delivery', header: 'Delivery after order', cell: ({ deliveryDays }) => formatDeliveryDays(deliveryDays) ?? 'Not stated' },
  ];
  return <Table caption="Variants" isCaptionHidden columns={columns} items={variants} keyOf={({ productId }) => productId} isChosen={({ productId }) => productId === chosenId} />;
}

const valueOf = (configuration: ProductSummary['configuration'], name: string): string => configuration?.options.find((option) => option.name === name)?.value ?? '';
