import { contractService, routeOf } from '@quartermaster/core/host';
import { services } from '@quartermaster/contracts/schema';
import { describe, expect, it } from 'vitest';
import { stores } from './stores.ts';
import { composedStore } from './testing/composed-store.ts';

/** Pages that come by an address, and are not rendered by the server: a shell is there before their first answer. */
const shells = services.filter(({ path, method, rendered }) => method === 'GET' && rendered !== true && routeOf(`/ws${path}`).kind === 'service');

describe.each(Object.keys(stores))('bare pages of %s', (name) => {
  it('are bare before their first answer where they ask for an AAC password or answer a request, and no page with more around it is [spec 2.97]', async () => {
    const { screens } = await composedStore(name);
    const layoutsOf = (path: string) => new Set([...screens.store.values(), ...screens.defaults.values()].filter((screen) => screen.path === path).map(({ layout }) => layout));
    const pages = shells.map(({ path }) => ({ path, layouts: layoutsOf(path) })).filter(({ layouts }) => layouts.size > 0);
    const bare = pages.filter(({ path }) => contractService(path)?.isBare === true);
    expect(bare.map(({ path }) => path).toSorted()).toEqual(['/aacassignment/aac_approval', '/aacassignment/aac_password_entry', '/aacassignment/aac_password_request', '/profile/supervisor_response']);
    expect(bare.filter(({ layouts }) => layouts.size !== 1 || !layouts.has('help'))).toEqual([]);
  });
});
