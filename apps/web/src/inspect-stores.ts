import { composeStore, createStorefront, detachedCapabilities, diagnosticText, type StoreList } from '@quartermaster/core/host';
import { coreVersion, type Contribution } from '@quartermaster/core';
import { defaults as ourDefaults } from './defaults.ts';
import { stores as ourStores } from './stores.ts';

/** One thing that a store brings, as the operator reads it. */
interface InspectedContribution {
  readonly point: string;
  readonly key: string | null;
}

/** How a store that is built with the web is composed, or why it is not. */
export interface StoreInspection {
  readonly name: string;
  readonly packageName: string | null;
  readonly coreRange: string | null;
  /** The version of core that it was composed with; its package has the same one. */
  readonly coreVersion: string;
  readonly theme: string | null;
  readonly adds: readonly InspectedContribution[];
  readonly overrides: readonly InspectedContribution[];
  /** Empty when it is composed. */
  readonly diagnostics: readonly string[];
}

/** Composes every store of the build once, and tells what came of it. Never throws: a store that fails says why. */
export function inspectStores(stores: StoreList = ourStores, defaults: readonly Contribution[] = ourDefaults): Promise<readonly StoreInspection[]> {
  const { container: parent } = createStorefront({ capabilities: detachedCapabilities('http://inspector.invalid/'), stores, defaults });
  return Promise.all(
    Object.entries(stores).map(async ([name, load]): Promise<StoreInspection> => {
      try {
        const { default: plugin } = await load();
        const composition = composeStore(plugin, defaults, { parent });
        if (!composition.ok) return without(name, composition.diagnostics.map(diagnosticText));
        return {
          name,
          packageName: composition.runtime.packageName,
          coreRange: plugin.coreRange,
          coreVersion,
          theme: plugin.theme.id,
          adds: (plugin.adds ?? []).map(named),
          overrides: (plugin.overrides ?? []).map(named),
          diagnostics: [],
        };
      } catch (error) {
        return without(name, [`STORE_LOAD_FAILED: ${String(error)}`]);
      }
    }),
  );
}

/** A store that is not composed: of what it brings nothing counts. */
const without = (name: string, diagnostics: readonly string[]): StoreInspection => ({ name, packageName: null, coreRange: null, coreVersion, theme: null, adds: [], overrides: [], diagnostics });

const named = ({ point, key }: Contribution): InspectedContribution => ({ point: point.id, key });
