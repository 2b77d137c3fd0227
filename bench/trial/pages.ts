/** The pages that are measured, by the names that `--pages` takes. */
export const pageNames = ['start', 'search', 'product', 'browse', 'help'] as const;
export type PageName = (typeof pageNames)[number];

const words = 'paper';

/** Path and query of a page of a store, where the marketplace at `origin` has it. */
export async function addressOf(page: PageName, store: string, origin: string): Promise<string> {
  switch (page) {
    case 'start':
      return `/?store=${store}`;
    case 'search':
      return `/ws/search/advantage_search?store=${store}&q=${words}`;
    case 'product':
      return `/ws/catalog/product_detail?store=${store}&productId=${encodeURIComponent(await firstProduct(store, origin))}`;
    case 'browse':
      return `/ws/browse/product_services_categories?store=${store}`;
    case 'help':
      return await helpOf(store, origin);
  }
}

async function firstProduct(store: string, origin: string): Promise<string> {
  const answer = await fetch(`${origin}/advantage/rs/search/advantage_search?q=${words}`, { headers: { 'x-store': store } });
  const id = /"productId":"([^"]+)"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`${store} at ${origin} finds no product for "${words}". Start the marketplace with its sample catalog.`);
  return id;
}

/** A store that loads no help content has a page of its own for it, and no address of that kind (specification, section 6). */
async function helpOf(store: string, origin: string): Promise<string> {
  const address = `/ws/information/help?store=${store}`;
  const { status } = await fetch(`${origin}${address}`, { headers: { accept: 'text/html' } });
  return status === 404 ? `/ws/ggs/information/help?store=${store}` : address;
}
