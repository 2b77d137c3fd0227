import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { useAlerts, useModals, useNavigation, useSession, useStoreStorage } from '@quartermaster/core';
import { Button, ButtonLink, Inline, media, VisuallyHidden } from '@quartermaster/ui';
import { useEffect, useState } from 'react';
import { noteViewed, useViewer } from '../../products/index.ts';
import { CompareCheckbox, useCompareList } from '../../search/index.ts';
import { escapeHtml } from '../../shell/index.ts';
import { useSavedChange } from '../saved/use-saved-change.ts';

const onScreen = css({ [media.print]: { display: 'none' } });

/** What a buyer does with a product beside ordering it: save it, compare it, tell what is wrong with it. That it was looked at is noted in the browser. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { productId, name } = product;
  const { loggedIn } = useSession();
  const { href, open } = useNavigation();
  const modals = useModals();
  const alerts = useAlerts();
  const storage = useStoreStorage();
  const { products } = useCompareList();
  const { make, isPending } = useSavedChange();
  const viewer = useViewer();
  useEffect(() => noteViewed(storage, productId, viewer()), [storage, productId, viewer]);

  // Of the product that was saved here: the next one in the same place is not.
  const [saved, setSaved] = useState<string | null>(null);
  const isSaved = saved === productId;

  async function save(): Promise<void> {
    if ((await make({ change: isSaved ? 'remove' : 'save', productId })) === null) return;
    setSaved(isSaved ? null : productId);
    alerts.show(isSaved ? { type: 'success', msg: `${escapeHtml(name)} is not saved any more.` } : { type: 'success', msg: `${escapeHtml(name)} is saved. <a href="${href('/catalog/saved_products')}">Saved products</a>` });
  }
  return (
    <Inline css={onScreen} gap="sm" align="center">
      <Button size="sm" icon={isSaved ? 'check' : 'bookmark'} isPending={isPending} pendingLabel={isSaved ? 'Removing' : 'Saving'} onClick={() => void save()}>{isSaved ? <span>Saved<VisuallyHidden> (press to remove it)</VisuallyHidden></span> : 'Save'}</Button>
      <CompareCheckbox product={product} />
      {products.length > 1 && <ButtonLink size="sm" icon="compare" href={href('/catalog/compare', { productId: products.map((one) => one.productId) })}>Compare {products.length}</ButtonLink>}
      {/* Signing in leads to a page, where a modal would be gone. */}
      <Button size="sm" look="plain" icon="warning" onClick={() => (loggedIn ? modals.open('/catalog/product_detail_report', { productId }) : open('/catalog/product_detail_report', { query: { productId } }))}>Report an issue</Button>
    </Inline>
  );
}
