import type { Pool } from '@quartermaster/database';
import type { StoreManifest } from '@quartermaster/contracts';

interface InstalledFile {
  readonly path: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly integrity: string;
}

export interface InstalledPackage {
  readonly version: string;
  readonly packageName: string;
  readonly integrity: string;
  /** ISO 8601, UTC. */
  readonly installedAt: string;
  readonly activatedAt: string | null;
  readonly bytes: number;
  readonly files: readonly InstalledFile[];
  readonly manifest: StoreManifest;
  readonly report: unknown;
}

interface ApprovedUpstream {
  readonly path: string;
  readonly address: string;
  readonly privateAllowed: boolean;
  readonly namesVisitor: boolean;
}

export interface StoreWithPackages {
  readonly name: string;
  readonly number: number;
  readonly hosts: readonly string[];
  readonly shipped: boolean;
  readonly activeVersion: string | null;
  /** Where services of its own are answered, as the operator approved it. */
  readonly upstreams: readonly ApprovedUpstream[];
  /** The latest first. */
  readonly packages: readonly InstalledPackage[];
}

export interface PackageList {
  readonly listVersion: number;
  readonly stores: readonly StoreWithPackages[];
}

const packagesOfStores = `
  select store.name, store.number, store.hosts, store.shipped, store.active_version as "activeVersion", coalesce((
    select json_agg(json_build_object('path', path, 'address', address, 'privateAllowed', private_allowed, 'namesVisitor', names_visitor) order by path)
    from marketplace.store_upstream where store_upstream.store = store.name), '[]') as upstreams, coalesce((
    select json_agg(json_build_object(
      'version', package.version, 'packageName', package.package_name, 'integrity', package.integrity, 'manifest', package.manifest, 'report', package.report,
      'installedAt', to_char(package.installed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'activatedAt', to_char(package.activated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'bytes', files.bytes, 'files', files.files) order by package.installed_at desc, package.version)
    from marketplace.store_package package cross join lateral (
      select coalesce(sum(length(content)), 0) as bytes,
        coalesce(json_agg(json_build_object('path', path, 'bytes', length(content), 'mediaType', media_type, 'integrity', integrity) order by path), '[]') as files
      from marketplace.store_package_file file where file.store = package.store and file.version = package.version) files
    where package.store = store.name), '[]') as packages
  from marketplace.store where store.shipped or not store.left_out order by store.number`;

/** All stores of the list, with what is installed of those that are shipped alone. */
export async function listPackages(database: Pool): Promise<PackageList> {
  const version = await database.query<{ version: number }>('select version from marketplace.store_list');
  const { rows } = await database.query<StoreWithPackages>(packagesOfStores);
  return { listVersion: version.rows[0]?.version ?? -1, stores: rows };
}
