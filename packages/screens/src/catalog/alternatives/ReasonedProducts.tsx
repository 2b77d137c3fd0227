import { css } from '@emotion/react';
import type { ShownAlternative } from '@quartermaster/contracts';
import { Card, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import { AddChosenOffer, DeliveryLine, PriceTag, ProductIndicators, ProductPicture, useProductHref } from '../../products/index.ts';
import { CompareCheckbox } from '../../search/index.ts';

const grid = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' });
const reasonList = css({ margin: 0, paddingInlineStart: '1.2em', fontSize: token('fontSize.sm') });

/** Products as boxes, each with why it is shown. */
export function ReasonedProducts({ products }: { products: readonly ShownAlternative[] }) {
  const hrefOf = useProductHref();
  return (
    <ul css={grid} role="list">
      {products.map(({ product, reasons }) => (
        <Card as="li" key={product.productId}>
          <Stack gap="xs">
            <ProductPicture picture={product.picture} image={product.image} size="row" />
            <Heading level={3} size="sm"><Link look="quiet" href={hrefOf(product.productId)}>{product.name}</Link></Heading>
            <ul css={reasonList}>{reasons.map((reason) => <li key={reason}>{reason}</li>)}</ul>
            <Text as="div"><ProductIndicators product={product} /></Text>
            <PriceTag product={product} />
            <DeliveryLine days={product.deliveryDays} />
            <AddChosenOffer product={product} />
            <CompareCheckbox product={product} />
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
