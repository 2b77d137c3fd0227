import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, Container, Link, Stack, Text } from '@quartermaster/ui';
import { IndicatorLegend, ItemNumbers, useProductHref } from '../../products/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { OfferTable } from '../offers/OfferTable.tsx';
import { DealerForm } from './DealerForm.tsx';

/** The vendors of a product, to choose one (specification, section 2: /catalog/dealer_select). */
export default function DealerSelect({ attributes }: ScreenProps<'/catalog/dealer_select', 'Success'>) {
  const { product, offerCount, zipProblem } = attributes;
  const { href } = useNavigation();
  const hrefOf = useProductHref();
  const shown = product.offers.length;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Choose a vendor" trail={[{ label: product.name, href: hrefOf(product.productId) }]}>
          <Text as="p"><Link href={hrefOf(product.productId)}>{product.name}</Link></Text>
          <ItemNumbers product={product} />
        </PageHeader>
        {zipProblem !== null && <Alert tone="warning" title={zipProblem}><Link href={href('/catalog/product_detail', { productId: product.productId })}>Go to the product, where a ZIP code is entered</Link></Alert>}
        {offerCount > 0 && <DealerForm attributes={attributes} />}
        <Text as="p" role="status">{shown === offerCount ? `${offerCount} ${offerCount === 1 ? 'offer' : 'offers'}` : `${shown} of ${offerCount} offers fit.`}</Text>
        {shown === 0 && offerCount > 0 ? <Text as="p">No vendor fits all of this. <Link href={href('/catalog/dealer_select', { productId: product.productId })}>Show all vendors</Link></Text> : <OfferTable product={product} keepsOrder />}
        <IndicatorLegend of={product.offers} />
      </Stack>
    </Container>
  );
}
