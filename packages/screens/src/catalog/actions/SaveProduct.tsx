import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { useAlerts, useNavigation, useSession, useStoreStorage } from '@quartermaster/core';
import { Button, Icon, VisuallyHidden } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import { escapeHtml } from '../../shell/index.ts';
import { noteSaving, wasSaving } from '../saved/saving-after-sign-in.ts';
import { useSavedChange } from '../saved/use-saved-change.ts';
import { useSavedProduct } from '../saved/use-saved-product.ts';

/** What a buyer may have begun to use while the answer was on its way: the focus stays there. */
const controls = 'a, button, input, select, textarea';

/** As wide as the longer of its texts: what is beside it does not move when the answer comes. */
const texts = css({ 'display': 'inline-grid', 'justifyItems': 'start', '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 2 }, '& > span[data-not]': { visibility: 'hidden' } });

/** Saves a product, or takes back that it is saved. A visitor signs in first, and comes back to the page. */
export function SaveProduct({ product: { productId, name, zip } }: { product: Pick<ProductDetail, 'productId' | 'name' | 'zip'> }) {
  const { loggedIn } = useSession();
  const { href, open } = useNavigation();
  const alerts = useAlerts();
  const storage = useStoreStorage();
  const { make, isPending } = useSavedChange();
  const { isSaved, isKnown, changed } = useSavedProduct(productId);

  const button = useRef<HTMLButtonElement>(null);
  const said = `${escapeHtml(name)} is saved. <a href="${href('/catalog/saved_products')}">Saved products</a>`;
  useEffect(() => {
    if (!isKnown || !wasSaving(storage, productId) || !isSaved) return;
    alerts.show({ type: 'success', msg: said });
    // Signing in left the page: the focus goes back to where that began.
    if (document.activeElement?.matches(controls) !== true) button.current?.focus();
  }, [alerts, isKnown, isSaved, productId, said, storage]);

  async function change(): Promise<void> {
    if ((await make({ change: isSaved ? 'remove' : 'save', productId })) === null) return;
    changed(!isSaved);
    alerts.show({ type: 'success', msg: isSaved ? `${escapeHtml(name)} is not saved any more.` : said });
  }
  function saveAfterSignIn(): void {
    noteSaving(storage, productId);
    open('/catalog/change_saved_products', { payload: { change: 'save', productId, from: 'product', ...(zip !== null && { deliverTo: zip }) } });
  }
  return (
    <Button ref={button} size="sm" icon={isSaved ? 'check' : 'bookmark'} isPending={isPending} pendingLabel={isSaved ? 'Removing' : 'Saving'} onClick={() => (loggedIn ? void change() : saveAfterSignIn())}>
      <span css={texts}>
        <span data-not={isSaved ? '' : undefined}>Save</span>
        <span data-not={isSaved ? undefined : ''}>Saved <Icon name="close" size="sm" /><VisuallyHidden> (press to remove it)</VisuallyHidden></span>
      </span>
    </Button>
  );
}
