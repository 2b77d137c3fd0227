import { readStartPage } from '../../catalog/index.ts';
import { catalogOf } from '../../stores/assortment/index.ts';
import { redirect, respond } from '../../wire/index.ts';
import { implementKind } from '../kinds/implement-kind.ts';
import { ownerOf } from '../kinds/owner.ts';

/**
 * The start page of a virtual store: Home, or Login for a visitor who asks for it (decision 0060). From within another store it
 * leads to its own.
 */
export const virtualStart = implementKind('virtual start', async ({ type }, context, path) => {
  const { store, buyer } = context;
  const own = ownerOf(context, path);
  if (own === null) return redirect('/main/start_page');
  if (store.name !== own.name) return redirect(`${path}?${new URLSearchParams({ store: own.name, ...(type && { type }) }).toString()}`);
  const page = await readStartPage(catalogOf(context));
  if (type !== 'login' || buyer !== null) return respond('Home', page);
  return respond('Login', { productCount: page.productCount, serviceCount: page.serviceCount });
});
