import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Card, Container, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { ItemNumbers, ProductPicture } from '../../products/index.ts';
import { ZipForm } from '../zip/ZipForm.tsx';

const item = css({ display: 'flex', gap: token('space.md'), alignItems: 'flex-start' });

/** Asks for a ZIP code before a product whose price or delivery depends on it. */
export default function EnterZipCode({ attributes }: ScreenProps<'/catalog/product_detail', 'EnterZipCode'>) {
  const { product, refused } = attributes;
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="lg">
        <PageHeader title="Enter ZIP Code" />
        <Card look="roomy" as="section">
          <Stack gap="md">
            <div css={item}>
              <ProductPicture picture={product.picture} image={product.image} size="row" />
              <div>
                <Heading level={2} size="md">{product.name}</Heading>
                <ItemNumbers product={product} />
                {product.configuration !== undefined && <Text as="p" size="sm"><Link href={href('/catalog/configuration', { productId: product.productId })}>Back to the options</Link> ({product.configuration.options.map(({ name, value }) => `${name}: ${value}`).join(', ')})</Text>}
              </div>
            </div>
            <Text as="p">Whether this product can be delivered depends on the place. Enter the ZIP code to deliver to.</Text>
            <ZipForm productId={product.productId} zip={refused?.zip ?? null} error={refused?.message} />
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
