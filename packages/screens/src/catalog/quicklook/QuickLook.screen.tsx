import { css } from '@emotion/react';
import { useModals, usePresentation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Heading, Stack, Text, token } from '@quartermaster/ui';
import { DeliveryLine, IndicatorBadges, ItemNumbers, ProductPicture, PriceTag, useProductHref, AddToCartForm, ChosenOfferTerms, Unavailable } from '../../products/index.ts';
import { ModalPlace } from '../../shell/index.ts';
import { SpecificationTable } from '../detail/SpecificationTable.tsx';
import { VendorList } from './VendorList.tsx';

const top = css({ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', gap: token('space.md'), '& [data-picture]': { alignSelf: 'start', border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md') } });

/** A product over the list: enough to choose it without leaving (specification, section 2: Product Quick Look). */
export default function QuickLook({ attributes }: ScreenProps<'/catalog/quicklook', 'Success'>) {
  const { product } = attributes;
  const hrefOf = useProductHref();
  const modals = useModals();
  // The heading of a modal is one of its page; a page has its own.
  const level = usePresentation() === 'modal' ? 3 : 2;
  const best = product.offers.find((offer) => offer.offerId === product.bestOffer?.offerId);
  return (
    <>
      <ModalPlace trail={[{ label: product.name, href: hrefOf(product.productId) }]} />
      <Stack gap="lg">
        <div css={top}>
          <ProductPicture picture={product.picture} image={product.image} size="tile" />
          <Stack gap="xs">
            <Heading level={level} size="lg">{product.name}</Heading>
            <ItemNumbers product={product} />
            <IndicatorBadges indicators={product.indicators} />
            <PriceTag product={product} size="lg" />
            <DeliveryLine days={product.deliveryDays} />
          </Stack>
        </div>
        {best !== undefined && (
          <Stack gap="xs">
            <AddToCartForm look="box" offerId={best.offerId} name={product.name} unit={best.unitOfIssue.name} available={best.available} />
            <ChosenOfferTerms offer={best} isPriced={product.offers.length > 1} />
            <Text size="sm" tone="muted">Contract <Text isCode>{best.contractNumber}</Text></Text>
          </Stack>
        )}
        {best === undefined && (product.inStock ? <Text tone="warning">Out of stock at the vendor of the list</Text> : <Unavailable product={product} />)}
        {product.offers.length > 0 && <VendorList offers={product.offers} />}
        <SpecificationTable product={product} />
        <ButtonLink href={hrefOf(product.productId)} isWhole onClick={() => modals.close()}>All details and terms</ButtonLink>
      </Stack>
    </>
  );
}
