import { z } from 'zod';
import type { Connection } from '@quartermaster/database';
import { StorePackageError } from './store-package-error.ts';

const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

const upstreamSchema = z
  .strictObject({ path: z.string().max(200), address: z.string().max(500), privateAllowed: z.boolean(), namesVisitor: z.boolean() })
  .refine(({ address, privateAllowed }) => isServiceAddress(address, privateAllowed), {
    path: ['address'],
    message: 'Write an https address without user, query, fragment or a slash at the end, such as https://api.example.gov/market; http only where a private network is allowed.',
  });

/** The table has the same rule, without the sentence. */
function isServiceAddress(address: string, privateAllowed: boolean): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (privateAllowed && url.protocol === 'http:')) && url.username === '' && !/[?#@\\\s]|\/$/.test(address) && address.startsWith(`${url.protocol}//`);
}

const settingsSchema = z.strictObject({
  hosts: z.array(z.string().regex(hostPattern, 'Write a host name in small letters, without a port.')).max(20).optional(),
  upstreams: z.array(upstreamSchema).max(10).optional(),
});

/** The operator's decisions about a store when a version of it is shown. Settings that they leave out stay as they are. */
export type StoreSettings = z.output<typeof settingsSchema>;

/**
 * @param webOrigin where browsers reach the marketplace, where that is known: its host is no store's
 * @throws StorePackageError that names what is wrong
 */
export function readStoreSettings(json: unknown, webOrigin?: string): StoreSettings {
  const read = settingsSchema.safeParse(json);
  if (read.success) {
    const main = URL.parse(webOrigin ?? '')?.hostname;
    if (main !== undefined && read.data.hosts?.includes(main) === true) {
      throw new StorePackageError(`${main} is the main host of the marketplace (WEB_ORIGIN): this store would take the place of the others there. Choose another host, or say so to the server with STORE_HOSTS.`);
    }
    return read.data;
  }
  throw new StorePackageError(`The settings cannot be used. ${read.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join(' ')}`);
}

/** @throws Error of the database where a host is another store's, or an address cannot be one */
export async function applyStoreSettings(client: Connection, store: string, { hosts, upstreams = [] }: StoreSettings): Promise<void> {
  if (hosts !== undefined) await client.query('update marketplace.store set hosts = $2 where name = $1', [store, hosts]);
  for (const { path, address, privateAllowed, namesVisitor } of upstreams) {
    await client.query(
      `insert into marketplace.store_upstream (store, path, address, private_allowed, names_visitor) values ($1, $2, $3, $4, $5)
       on conflict (store, path) do update set address = excluded.address, private_allowed = excluded.private_allowed, names_visitor = excluded.names_visitor`,
      [store, path, address, privateAllowed, namesVisitor],
    );
  }
}

/** The paths of the services that the version of a store that is shown declares; null where no such store is shipped alone. */
export async function declaredServices(client: Connection, store: string): Promise<readonly string[] | null> {
  const { rows } = await client.query<{ paths: readonly string[] }>(
    `select coalesce((select jsonb_agg(declared->'path') from jsonb_array_elements(package.manifest->'upstreams') as declared), '[]') as paths
     from marketplace.store left join marketplace.store_package as package on package.store = store.name and package.version = store.active_version
     where store.name = $1 and store.shipped`,
    [store],
  );
  return rows[0]?.paths ?? null;
}

/** Takes back the address of a service. False: there was none. */
export async function withdrawUpstream(client: Connection, store: string, path: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from marketplace.store_upstream where store = $1 and path = $2', [store, path]);
  return rowCount === 1;
}
