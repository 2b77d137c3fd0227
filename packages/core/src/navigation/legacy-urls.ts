import type { AttributesOf } from '@quartermaster/contracts';

export type LegacyMap = AttributesOf<'/main/struts_ng_url_map', 'Success'>['map'];

/** Where an address of the former application leads now. */
export interface LegacyTarget {
  /** Below /ws, or absolute. */
  readonly url: string;
  readonly absolute: boolean;
  /** The address bar keeps the old address. */
  readonly keepAddress: boolean;
}

/**
 * The new address of a former one (specification, section 2, Legacy URL map): paths that end in `.do`, with optional matrix
 * parameters, query and fragment. Query and fragment are carried over; the target's own parameters win. Null: unknown.
 */
export function legacyTarget(map: LegacyMap, { pathname, search, hash }: { pathname: string; search: string; hash: string }): LegacyTarget | null {
  const path = pathname.replace(/;.*$/, '');
  if (!path.endsWith('.do')) return null;
  const entry = map.find(({ from }) => from === path);
  if (entry === undefined) return null;
  const keepAddress = entry.keepAddress === true;
  if (/^https?:\/\//i.test(entry.to)) return { url: entry.to, absolute: true, keepAddress };
  const [target = '', ownQuery = ''] = entry.to.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  const text = query.toString();
  return { url: `/ws${target}${text === '' ? '' : `?${text}`}${hash}`, absolute: false, keepAddress };
}
