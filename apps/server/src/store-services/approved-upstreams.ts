import type { DeclaredService, DeclaredUpstream } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';

/** Where the operator lets a store's services be answered. */
export interface ApprovedAddress {
  /** Without a slash at the end; what follows `path` in a call is put behind it. */
  readonly address: string;
  readonly privateAllowed: boolean;
  readonly namesVisitor: boolean;
}

/** A service that the shown version of a store declares. */
export interface ForwardedService {
  readonly store: string;
  readonly upstream: DeclaredUpstream;
  readonly service: DeclaredService;
  /** Null: the operator has approved no address, and nothing is forwarded. */
  readonly approved: ApprovedAddress | null;
}

interface Row {
  readonly store: string;
  readonly upstreams: readonly DeclaredUpstream[];
  readonly approved: Readonly<Record<string, ApprovedAddress>> | null;
}

/** Every service of every shown store package, by path. */
export async function readForwardedServices(database: Pool): Promise<ReadonlyMap<string, ForwardedService>> {
  const { rows } = await database.query<Row>(
    `select store.name as store, coalesce(package.manifest -> 'upstreams', '[]') as upstreams,
       (select json_object_agg(path, json_build_object('address', address, 'privateAllowed', private_allowed, 'namesVisitor', names_visitor))
        from marketplace.store_upstream where store_upstream.store = store.name) as approved
     from marketplace.store join marketplace.store_package as package on package.store = store.name and package.version = store.active_version`,
  );
  return new Map(
    rows.flatMap(({ store, upstreams, approved }) =>
      upstreams.flatMap((upstream) =>
        upstream.services.map((service): [string, ForwardedService] => [service.path, { store, upstream, service, approved: approved?.[upstream.path] ?? null }]),
      ),
    ),
  );
}
