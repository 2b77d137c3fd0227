import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { ProductPicture } from '@quartermaster/screens';
import { ChooseOptions, CompareBar, formatDeliveryDays, ItemNumbers, PriceTag, ProductIndicators, ResultActions, useProductHref, VendorCount } from '@quartermaster/screens/parts';
import { Link, media, Stack, Table, Text, token } from '@quartermaster/ui';

const columns = css({
  [media.phoneUp]: {
    '& thead th:last-of-type': { width: 196 },
    '& thead th:nth-of-type(2)': { width: 144 },
  },
  // As a card its title is the item: only the name in it is bold.
  [media.phone]: { '& tbody tr > th': { fontWeight: token('fontWeight.regular') }, '& tbody tr > th > div > div > span > a': { fontWeight: token('fontWeight.bold') } },
});
// The box of a picture is there before the picture: no row moves when it comes.
const item = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: token('space.sm'), alignItems: 'start' });

// Indicators follow the last of the numbers, all in one flow: each list on lines of its own would make a row half as high again.
const facts = css({ 'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'center', 'columnGap': token('space.xs'), 'rowGap': 3, 'lineHeight': token('lineHeight.dense'), 'fontSize': token('fontSize.sm'), '& > ul, & > div, & > div > div': { display: 'contents' } });

/** Results as a table: the item with its picture and numbers, the price of one unit with the delivery, and the order itself. */
export function ResultTable({ products, label }: { products: readonly ProductSummary[]; label: string }) {
  const hrefOf = useProductHref();
  return (
    <div css={columns}>
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
                    <ProductIndicators product={product} />
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
                <ChooseOptions product={product} />
              </Stack>
            ),
          },
          { id: 'order', header: 'Order', cell: (product) => <Stack gap="xxs"><ResultActions product={product} /></Stack> },
        ]}
      />
      <CompareBar />
    </div>
  );
}
