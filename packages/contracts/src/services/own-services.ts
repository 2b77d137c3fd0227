import { serviceOfKind } from '../wire/service-kind.ts';
import type { DeclaredService, StoreManifest } from '../store-package/manifest.ts';
import { serviceKinds } from './service-kinds.ts';

/** Every service below a store's own part of the addresses: those that its owner answers, and those of a kind that the marketplace answers. */
export function ownServices({ name, number, upstreams, traits }: Pick<StoreManifest, 'name' | 'number' | 'upstreams' | 'traits'>): readonly DeclaredService[] {
  const bound = traits.services.filter(({ path }) => path.startsWith('/vs/')).map(({ path, kind }): DeclaredService => {
    const { method, access, responses } = serviceOfKind(serviceKinds[kind], path, [{ name, number }]);
    return { path, method: method === 'POST' ? 'POST' : 'GET', access, responses: Object.keys(responses) };
  });
  return [...upstreams.flatMap(({ services }) => services), ...bound];
}
