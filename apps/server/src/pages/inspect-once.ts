import type { BuiltWeb, StoreInspection } from './render-bundle.ts';

/** How the stores of the build are composed. A build does not change while it runs. */
export function inspectOnce(web: BuiltWeb | null): () => Promise<readonly StoreInspection[]> {
  let composed: Promise<readonly StoreInspection[]> | null = null;
  return () => (composed ??= web === null ? Promise.resolve([]) : web.bundle.inspectStores());
}
