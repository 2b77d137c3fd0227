import { connectionPath, serviceTable } from '@quartermaster/contracts';
import type { ShippedStore } from '../store-packages/index.ts';

const apiBase = '/advantage/rs';

/**
 * The addresses that the page of a store that its owner ships alone may connect to: the areas of the marketplace's services, the services that
 * the store declared, the websocket of the session, and the store's own files. Services of other stores are not among them.
 *
 * @param web where the browser reaches this server
 */
export function shippedConnections(web: string, { name, version, services }: Pick<ShippedStore, 'name' | 'version' | 'services'>): readonly string[] {
  const paths = Object.keys(serviceTable);
  const areas = new Set(paths.filter((path) => !isOfStores(path)).map(areaOf));
  const single = [...paths.filter(isOfStores), ...services];
  return [
    ...[...areas, ...single].map((path) => `${web}${apiBase}${path}`),
    `${web.replace(/^http/, 'ws')}${apiBase}${connectionPath}`,
    `${web}/stores/${name.toLowerCase()}/${version}/`,
  ];
}

const isOfStores = (path: string): boolean => path.startsWith('/vs/');

/** `/catalog/` of `/catalog/product_detail`: a policy reads what ends with a slash as all that is below it. */
const areaOf = (path: string): string => /^\/[^/]+\//.exec(path)?.[0] ?? path;
