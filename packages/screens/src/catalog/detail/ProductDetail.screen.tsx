import { css } from '@emotion/react';
import type { ScreenProps } from '@quartermaster/core';
import { Container, Heading, media, SanitizedHtml, Stack, token } from '@quartermaster/ui';
import { IndicatorLegend, ProductPicture } from '../../products/index.ts';
import { ProductOptions } from '../configuration/ProductOptions.tsx';
import { DecisionBox } from './DecisionBox.tsx';
import { ProductHead } from './ProductHead.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { SpecificationTable } from './SpecificationTable.tsx';

const panes = css({
  display: 'grid',
  gap: token('space.lg'),
  alignItems: 'start',
  // By the size of the text: a narrow theme is a dense one too, and its facts keep room for their two columns.
  gridTemplateColumns: 'minmax(120px, 12.5em) minmax(16em, 1fr) minmax(34em, 35.5em)',
  gridTemplateAreas: '"picture facts decision"',
  [media.narrow]: { gridTemplateColumns: '200px minmax(0, 1fr)', gridTemplateAreas: '"decision decision" "picture facts"' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"picture" "decision" "facts"',
    // Within its padding it has the 140 pixels that words of a drawing need.
    '& [data-picture]': { maxHeight: 186 },
  },
  '& [data-picture]': { gridArea: 'picture' },
  '& > section': { gridArea: 'decision' },
});
/** The choice between variants is above all of it; on a phone the picture, which shows what is chosen, comes first. */
const panesWithOptions = css(panes, {
  gridTemplateAreas: '"options options options" "picture facts decision"',
  [media.narrow]: { gridTemplateAreas: '"options options" "decision decision" "picture facts"' },
  [media.phone]: { gridTemplateAreas: '"picture" "options" "decision" "facts"' },
});
const options = css({ gridArea: 'options' });
const facts = css({ gridArea: 'facts' });

/** A product: picture, facts, decision (specification, section 2, Catalogue). */
export default function ProductDetail({ attributes }: ScreenProps<'/catalog/product_detail', 'ProductDetail'>) {
  const { product, related, choice } = attributes;
  return (
    <Container>
      <Stack gap="lg">
        <ProductHead product={product} />
        <div css={choice === undefined ? panes : panesWithOptions}>
          {choice !== undefined && <div css={options}><ProductOptions choice={choice} product={product} /></div>}
          <ProductPicture key={product.productId} picture={product.picture} image={product.image} size="page" />
          <div css={facts}>
            <Stack gap="md">
              <Heading level={2} size="md">Specifications</Heading>
              <SpecificationTable product={product} />
              {product.descriptionHtml !== '' && (
                <>
                  <Heading level={2} size="md">Description</Heading>
                  <SanitizedHtml html={product.descriptionHtml} />
                </>
              )}
              <IndicatorLegend of={[product, ...product.offers]} />
            </Stack>
          </div>
          <DecisionBox product={product} />
        </div>
        <RelatedProducts products={related} productId={product.productId} />
      </Stack>
    </Container>
  );
}
