import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { useModals, useNavigation, useSession, useStoreStorage } from '@quartermaster/core';
import { Button, ButtonLink, Inline, media } from '@quartermaster/ui';
import { useEffect } from 'react';
import { noteViewed, useViewer } from '../../products/index.ts';
import { CompareCheckbox, useCompareList } from '../../search/index.ts';
import { SaveProduct } from './SaveProduct.tsx';

const onScreen = css({ [media.print]: { display: 'none' } });

/** What a buyer does with a product beside ordering it: save it, compare it, tell what is wrong with it. That it was looked at is noted in the browser. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { productId } = product;
  const { loggedIn } = useSession();
  const { href, open } = useNavigation();
  const modals = useModals();
  const storage = useStoreStorage();
  const { products } = useCompareList();
  const viewer = useViewer();
  useEffect(() => noteViewed(storage, productId, viewer()), [storage, productId, viewer]);
  return (
    <Inline css={onScreen} gap="sm" align="center">
      <SaveProduct product={product} />
      <CompareCheckbox product={product} />
      {products.length > 1 && <ButtonLink size="sm" icon="compare" href={href('/catalog/compare', { productId: products.map((one) => one.productId) })}>Compare {products.length}</ButtonLink>}
      {/* Signing in leads to a page, where a modal would be gone. */}
      <Button size="sm" look="plain" icon="warning" onClick={() => (loggedIn ? modals.open('/catalog/product_detail_report', { productId }) : open('/catalog/product_detail_report', { query: { productId } }))}>Report an issue</Button>
    </Inline>
  );
}
