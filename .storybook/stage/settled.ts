import type { HostedStorefront } from '@quartermaster/core/host';

/**
 * Milliseconds, as long as tests wait for anything. The first scenes wait for the modules of their screens, a theme's stylesheet and a modal's library, which are made ready when they are first
 * asked for: four seconds were measured where other suites had the processor.
 */
const usualPatience = 20_000;

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
