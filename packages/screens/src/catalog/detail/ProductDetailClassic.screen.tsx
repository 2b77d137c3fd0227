import type { ScreenProps } from '@quartermaster/core';
import { Container, Heading, SanitizedHtml, Stack } from '@quartermaster/ui';
import { IndicatorLegend } from '../../products/index.ts';
import { ChooseVendorLink } from '../offers/ChooseVendorLink.tsx';
import { OfferTable } from '../offers/OfferTable.tsx';
import { ZipForm } from '../zip/ZipForm.tsx';
import { ProductOptions } from '../configuration/ProductOptions.tsx';
import { ProductHead } from './ProductHead.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { SpecificationTable } from './SpecificationTable.tsx';

/** The same product from top to bottom, without a picture: for services, and for those who print. */
export default function ProductDetailClassic({ attributes }: ScreenProps<'/catalog/product_detail', 'ProductDetailClassic'>) {
  const { product, related, choice } = attributes;
  return (
    <Container>
      <Stack gap="lg">
        <ProductHead product={product} />
        {choice !== undefined && <ProductOptions choice={choice} product={product} />}
        {product.descriptionHtml !== '' && <SanitizedHtml html={product.descriptionHtml} />}
        <Stack as="section" gap="sm" id="vendors" aria-labelledby="vendors-heading">
          <Heading level={2} id="vendors-heading">{product.kind === 'service' ? 'Contractors and rates' : 'Vendors and terms'}</Heading>
          {product.kind === 'product' && <ZipForm productId={product.productId} zip={product.zip} />}
          <ChooseVendorLink product={product} />
          <OfferTable product={product} />
        </Stack>
        <Stack as="section" gap="sm" aria-labelledby="facts-heading">
          <Heading level={2} id="facts-heading">{product.kind === 'service' ? 'Qualifications' : 'Specifications'}</Heading>
          <SpecificationTable product={product} />
        </Stack>
        <IndicatorLegend of={[product, ...product.offers]} />
        <RelatedProducts products={related} productId={product.productId} />
      </Stack>
    </Container>
  );
}
