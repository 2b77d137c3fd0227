import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { ProductPicture } from '@quartermaster/screens';
import { ChosenOfferLine, CompareBar, formatDeliveryDays, IndicatorBadges, ItemNumbers, PriceTag, ResultActions, useProductHref, VendorCount } from '@quartermaster/screens/parts';
import { Link, media, Stack, Table, Text, token } from '@quartermaster/ui';

const line = `1px solid ${token('color.border')}`;
// What is long and of one offer goes over all columns, below the others: in a column it would make each row half as high again.
const rows = css({
  [media.phoneUp]: {
    '& table': { display: 'block', border: line, borderBlockEnd: 0 },
    '& :is(thead, tbody)': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 12em 15em' },
    '& table tr > *': { gridRow: 1, border: 0 },
    '& table tbody tr > *': { padding: `5px ${token('space.sm')} 1px` },
    // A range of prices is one line: the column after it keeps its distance.
    '& table tbody tr > td:first-of-type': { paddingInlineEnd: 0 },
    '& thead th:nth-of-type(n + 3), & tbody td:last-of-type': { gridColumn: 3 },
    '& table thead th:nth-of-type(3)': { padding: 0 },
    '& table tbody tr > td:nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1', padding: `0 ${token('space.sm')} 4px` },
    '& table td:empty': { display: 'none' },
  },
  // As a card its title is the item: only the name in it is bold.
  [media.phone]: { '& tbody tr > th': { fontWeight: token('fontWeight.regular') }, '& tbody tr > th > div > div > span > a': { fontWeight: token('fontWeight.bold') }, '& tbody td:nth-of-type(2)': { textAlign: 'start' } },
});
// The box of a picture is there before the picture: no row moves when it comes.
const item = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: token('space.sm'), alignItems: 'start' });

// Indicators follow the last of the numbers, all in one flow: each list on lines of its own would make a row higher.
const facts = css({ 'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'center', 'columnGap': token('space.xs'), 'rowGap': 2, 'lineHeight': token('lineHeight.dense'), 'fontSize': token('fontSize.sm'), '& > ul': { display: 'contents' }, '& [data-part=badge]': { paddingBlock: 0 } });

/** Results as a table: the item with its picture and numbers, the price of one unit with the delivery, the order itself, and below these whose offer that is. */
export function ResultTable({ products, label }: { products: readonly ProductSummary[]; label: string }) {
  const hrefOf = useProductHref();
  return (
    <div css={rows}>
      <Table
        caption={label}
        isCaptionHidden
        items={products}
        keyOf={({ productId }) => productId}
        columns={[
          {
            id: 'item',
            header: 'Item',
            isRowHeader: true,
            cell: (product) => (
              <div css={item}>
                <ProductPicture picture={product.picture} image={product.image} size="row" />
                <Stack gap="xxs">
                  <Text size="md"><Link href={hrefOf(product.productId)}>{product.name}</Link></Text>
                  <div css={facts}>
                    <ItemNumbers product={product} />
                    <IndicatorBadges indicators={product.indicators} />
                  </div>
                </Stack>
              </div>
            ),
          },
          {
            id: 'price',
            // One column for both: names, numbers and indicators get the width, and a row is not as high as they are many.
            header: 'Price and delivery',
            cell: (product) => (
              <Stack gap="xxs">
                <PriceTag product={product} vendors={<VendorCount product={product} />} />
                <Text size="sm">{formatDeliveryDays(product.deliveryDays)}</Text>
              </Stack>
            ),
          },
          { id: 'offer', header: 'Vendor of the order', isHeaderHidden: true, cell: (product) => <ChosenOfferLine product={product} /> },
          { id: 'order', header: 'Order', cell: (product) => <Stack gap="xxs"><ResultActions product={product} isBare /></Stack> },
        ]}
      />
      <CompareBar />
    </div>
  );
}
