import { readStartPage } from '../../catalog/index.ts';
import { catalogOf } from '../../stores/assortment/index.ts';
import { redirect, respond, type RequestContext } from '../../wire/index.ts';
import { startPaths, type VirtualStore } from '../../stores/index.ts';

interface Asked {
  readonly type?: 'login' | undefined;
}

/**
 * The start page of a virtual store: Home, or Login for a visitor who asks for it (decision 0060). From within another store it
 * leads to its own.
 */
export async function virtualStartPage(own: VirtualStore, { type }: Asked, context: RequestContext) {
  const { store, buyer } = context;
  if (store !== own) return redirect(`${startPaths[own]}?${new URLSearchParams({ store: own, ...(type && { type }) }).toString()}`);
  const page = await readStartPage(catalogOf(context));
  if (type !== 'login' || buyer !== null) return respond('Home', page);
  return respond('Login', { productCount: page.productCount, serviceCount: page.serviceCount });
}
