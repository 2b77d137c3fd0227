import type { StorePlugin } from '@quartermaster/core';
import type { Diagnostic } from '@quartermaster/core/host';
import { StoreNotComposed, storefrontOf } from '../rendering/storefront-of.ts';
import { ownServices } from '../rendering/store-examples.ts';
import { differences, lastingDifferences, ownDifferences } from './leak-probe.tsx';
import type { ProbeFinding } from './finding.ts';
import { never, orNever, settled } from './patience.ts';
import { holdings, type Holdings } from './watch.ts';

/** The outcome of importing and composing a store. */
export interface Loaded {
  /** Why the module could not be imported; null when it could. */
  readonly importError: string | null;
  /** The store's own statement of its name, number and range of core; null when it is no store. */
  readonly says: { readonly name: string; readonly number: number; readonly coreRange: string } | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The services of its own that it declares; none when it is not composed. */
  readonly services: readonly OwnService[];
  /** The effects of the import alone on the page. */
  readonly sideEffects: readonly ProbeFinding[];
}

/** A service of the store's own, as its code declares it. */
export interface OwnService {
  readonly path: string;
  readonly method: string;
  readonly access: string;
  readonly responses: readonly string[];
}

/** Imports a store and composes it over the host's defaults. */
export async function loadStore(url: string, stylesheet: string | null): Promise<{ readonly loaded: Loaded; readonly store: StorePlugin | null }> {
  if (stylesheet !== null) await linkStyles(stylesheet);
  await settled(30);
  const before = holdings();
  const nothing = { importError: null, says: null, diagnostics: [], services: [], sideEffects: [] };
  try {
    const module: unknown = await orNever(import(/* @vite-ignore */ url));
    if (module === never) return { loaded: { ...nothing, importError: 'it never comes to its end' }, store: null };
    await settled(30);
    const after = holdings();
    const sideEffects = [...differences(before, after, 1), ...importedDifferences(before, after), ...lastingDifferences(before, after)].map(([check, what, remedy]) => ({ check: `import: ${check}`, message: `Importing the store ${what}.`, remedy: `Nothing happens when a store is imported. ${remedy}` }));
    const store = typeof module === 'object' && module !== null && 'default' in module ? (module.default as StorePlugin) : null;
    const says = saysOf(store);
    if (store === null || says === null) return { loaded: { ...nothing, sideEffects }, store: null };
    const diagnostics = await diagnosticsOf(store);
    if (diagnostics.length === 0 && store.theme.stylesheet !== undefined) await linkStyles(store.theme.stylesheet);
    if (diagnostics.length > 0) return { loaded: { ...nothing, says, sideEffects, diagnostics }, store: null };
    return { loaded: { ...nothing, says, sideEffects, services: declaredServices(store) }, store };
  } catch (error) {
    return { loaded: { ...nothing, importError: String(error) }, store: null };
  }
}

/** The differences that count for an import. Those that are counted for the whole page anyway need no second finding. */
const importedDifferences = (before: Holdings, after: Holdings) => ownDifferences(before, after).filter(([check]) => check === 'observer' || check === 'mark on the page');

/** The separate stylesheet of a theme, which the document brings along. */
function linkStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

async function diagnosticsOf(store: StorePlugin): Promise<readonly Diagnostic[]> {
  try {
    await storefrontOf(store, '/404', {});
    return [];
  } catch (error) {
    if (error instanceof StoreNotComposed) return error.diagnostics;
    throw error;
  }
}

const declaredServices = (store: StorePlugin): OwnService[] =>
  ownServices(store).map(({ path, method, access = 'visitor', responses }) => ({ path, method, access, responses: Object.keys(responses) }));

function saysOf(value: unknown): Loaded['says'] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('coreRange' in value)) return null;
  const { id, coreRange } = value;
  if (typeof id !== 'object' || id === null || !('name' in id) || !('number' in id)) return null;
  return { name: String(id.name), number: Number(id.number), coreRange: String(coreRange) };
}
