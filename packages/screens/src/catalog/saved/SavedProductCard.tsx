import { css } from '@emotion/react';
import { formatMoney, type SavedProduct } from '@quartermaster/contracts';
import { useShowAnswer } from '@quartermaster/core';
import { Badge, Button, Card, Heading, Inline, Link, media, Stack, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { orderDay } from '../../orders/index.ts';
import { AddChosenOffer, ItemNumbers, PriceTag, ProductPicture, useProductHref } from '../../products/index.ts';
import { priceChange } from './price-change.ts';
import { useSavedChange } from './use-saved-change.ts';

const parts = css({
  display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr) 13em 14em', gap: token('space.md'), alignItems: 'start',
  [media.narrow]: { gridTemplateColumns: '64px minmax(0, 1fr)', '& > div:nth-of-type(n + 2)': { gridColumn: '1 / -1' } },
});
// Its picture begins where the words above it do.
const plain = css({ paddingInline: token('space.xs'), marginInlineStart: `calc(-1 * ${token('space.xs')})` });

/** One saved product: what it cost then and costs now, and the ways to order and to remove it. */
export function SavedProductCard({ saved }: { saved: SavedProduct }) {
  const { productId, name, savedAt, priceThen, unitThen, product } = saved;
  const hrefOf = useProductHref();
  const showAnswer = useShowAnswer();
  const { make, isPending } = useSavedChange();
  const change = priceChange(saved);
  async function remove(): Promise<void> {
    const answer = await make({ change: 'remove', productId });
    if (answer !== null) showAnswer('/catalog/saved_products', answer);
  }
  return (
    <Card as="li" css={parts}>
      <ProductPicture picture={product?.picture ?? 'box'} image={product?.image} size="row" />
      <Stack gap="xxs">
        <Heading level={2} size="sm">{product === null ? name : <Link href={hrefOf(productId)}>{product.name}</Link>}</Heading>
        {product !== null && <ItemNumbers product={product} />}
        <Text as="p" size="sm" tone="muted">
          Saved on {orderDay(savedAt)}{priceThen === null ? ', without a price' : ` at ${formatMoney(priceThen)}${unitThen === null ? '' : ` for one ${unitThen}`}`}
        </Text>
      </Stack>
      <Stack gap="xxs">
        {product === null ? <Text tone="warning">This store does not have it any more</Text> : <PriceTag product={product} />}
        {change !== null && <span><Badge look={change.isLess ? 'success' : 'neutral'}>{change.text}</Badge></span>}
      </Stack>
      <Stack gap="xs">
        {product !== null && <AddChosenOffer product={product} />}
        <Inline><Button look="plain" size="sm" icon="trash" css={plain} isPending={isPending} pendingLabel="Removing" onClick={() => void remove()}><span>Remove<VisuallyHidden> {name} from your saved products</VisuallyHidden></span></Button></Inline>
      </Stack>
    </Card>
  );
}
