import type { HostedStorefront } from '@quartermaster/core/host';

/** Longer than anything takes that asks no network, in milliseconds. */
const usualPatience = 8000;

/** Waits until something is so, with the words for what did not come. @throws Error when it does not come within the patience, in milliseconds */
export async function until(isSo: () => boolean, what: () => string, patience = usualPatience): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(what());
    await new Promise((resolve) => { setTimeout(resolve, 4); });
  }
}

/** The content that the storefront shows, in words. */
export function shownBy(storefront: HostedStorefront): string {
  const { content } = storefront.page.get();
  const modal = storefront.modal.get();
  const over = modal === null ? '' : ` under the modal ${modal.path} ${modal.responseName}`;
  switch (content.kind) {
    case 'screen':
      return `${content.path} ${content.responseName}${over}`;
    case 'display':
      return `the display screen ${content.path} ("${content.title}: ${content.message}")${over}`;
    case 'pending':
      return `the skeleton of a page that has not come${over}`;
  }
}
