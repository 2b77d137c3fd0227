import { createHash } from 'node:crypto';
import { embedJson } from './embed-json.ts';

/** As browsers read it: which file a bare name means, and which bytes a file must have. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** A store that its owner ships alone, with the files of the version that is shown. */
export interface ShippedStore {
  readonly name: string;
  readonly number: number;
  readonly version: string;
  /** Path of the entry in the package. */
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
}

/** The address of a file of a store's package. */
export const storeFileAddress = ({ name, version }: Pick<ShippedStore, 'name' | 'version'>, path: string): string => `/stores/${name.toLowerCase()}/${version}/${path}`;

/** The modules that the host gives to stores, and the files of this one. */
export function importMapFor(shared: ImportMap, store: ShippedStore): ImportMap {
  const own = store.files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [storeFileAddress(store, path), integrity] as const);
  return { imports: shared.imports, integrity: { ...shared.integrity, ...Object.fromEntries(own) } };
}

/** The tag, and the source of the content policy that allows it and nothing else. */
export function importMapTag(map: ImportMap): { readonly tag: string; readonly source: string } {
  const text = embedJson(map);
  return { tag: `<script type="importmap">${text}</script>`, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
