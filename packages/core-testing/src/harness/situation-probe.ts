import type { StorePlugin } from '@quartermaster/core';
import { ownScreens } from './contributions.tsx';
import { reason } from './contract-probe.ts';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, type HostedPage } from './hosted-page.tsx';
import { settled, stays, until } from './patience.ts';

/** Errors of one page that need not end. */
const endless = 200;
const product = { path: '/catalog/product_detail', responseName: 'ProductDetail' };
const quickLook = { path: '/catalog/quicklook', responseName: 'Success' };

/** The situations of a buyer while the parts of a store are around the page. */
interface Situation {
  readonly name: string;
  readonly as: 'visitor' | 'buyer';
  /** The pages that are opened one after the other, and the modals over them. */
  readonly opens: readonly (typeof product)[];
}

const situations: readonly Situation[] = [
  { name: 'for a signed-in buyer', as: 'buyer', opens: [] },
  { name: 'on the page of a product', as: 'visitor', opens: [product] },
  { name: 'under a modal, for a signed-in buyer on the page of a product', as: 'buyer', opens: [product, quickLook] },
];

/** The parts of the store that are around every page, tried where buyers are: signed in, on the page of a product, under a modal. */
export async function situationFindings(store: StorePlugin, now: (what: string) => void): Promise<ProbeFinding[]> {
  const own = new Set(ownScreens(store).map(({ path, responseName }) => `${path} ${responseName}`));
  const found: ProbeFinding[] = [];
  for (const { name, as, opens } of situations) {
    now(`the page ${name}`);
    const page = await hostedPage(store, '/404', { as, unseen: true });
    // The store's own screens are the contract's business.
    for (const { path, responseName } of opens) if (!own.has(`${path} ${responseName}`)) await opened(page, path);
    await stays(() => page.caught.length + page.uncaught.length, endless);
    const errors = [...page.uncaught, ...page.caught];
    if (errors.length > 0) found.push({ check: 'throws', message: `A part of the store throws ${name}: ${reason(errors)}.`, remedy: 'Read only what props and hooks give, and give what may be missing a value.' });
    page.close();
    if (errors.length > 0) return found;
  }
  return found;
}

async function opened({ storefront }: HostedPage, path: string): Promise<void> {
  let isSeen = false;
  const seen = () => {
    isSeen = true;
  };
  const stops = [storefront.page.subscribe(seen), storefront.modal.subscribe(seen)];
  storefront.open(path);
  await until(() => isSeen);
  for (const stop of stops) stop();
  await settled();
}
