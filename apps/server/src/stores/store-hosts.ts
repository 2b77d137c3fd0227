import { parseStoreName } from '@quartermaster/contracts';
import { defineSetting, reading } from '../runtime/index.ts';
import type { StoreHosts } from '../store-list/index.ts';

/**
 * Reads `host=STORE,host=STORE`. The stores may be such as are added to the list later, so that only the form of their names
 * is checked.
 *
 * @throws Error that names the part which is wrong
 */
function parseStoreHosts(text: string): StoreHosts {
  const pairs = text.split(',').map((pair) => pair.trim()).filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [host = '', name = ''] = pair.split('=', 2).map((part) => part.trim());
      const store = parseStoreName(name) ?? name.toUpperCase();
      if (!/^[\w.-]+$/.test(host) || !/^[A-Z][A-Z0-9]{1,23}$/.test(store)) throw new Error(`'${pair}' is not host=STORE.`);
      return [host.toLowerCase(), store];
    }),
  );
}

export const storeHosts = defineSetting({
  id: 'STORE_HOSTS',
  otherwise: 'none',
  doc: '`supply.example.gov=HARBOR,...`; counts before the hosts of the store list, and only here can a store have the host of `WEB_ORIGIN`',
  read: (text = '') => reading('STORE_HOSTS', 'Write for example "supply.example.gov=HARBOR".', () => parseStoreHosts(text)),
});
