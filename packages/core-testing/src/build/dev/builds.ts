import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { StoreBuildError } from '../error.ts';
import type { StoreFolder } from '../store-folder.ts';

/** How the last build of a store in development ended. */
export interface BuildState {
  /** How many builds have ended; a page that shows an older one is out of date. */
  readonly number: number;
  /** What the builder said; null when it succeeded. */
  readonly problem: string | null;
}

/** The builds of a store whose sources are being written: one after each change. */
export interface Builds {
  readonly folder: string;
  /** The last build; waits for the first one. */
  latest(): Promise<BuildState>;
  subscribe(listener: (state: BuildState) => void): () => void;
  close(): Promise<void>;
}

/** Builds a store as it will be shipped, but readable, now and whenever a source changes. */
export async function watchBuilds(store: StoreFolder, config: InlineConfig = {}): Promise<Builds> {
  const folder = join(store.root, 'node_modules/.quartermaster/development');
  const made = await build({
    ...config,
    root: store.root,
    logLevel: 'silent',
    build: { ...config.build, outDir: folder, emptyOutDir: true, minify: false, reportCompressedSize: false, watch: {} },
  });
  if (!isWatcher(made)) throw new StoreBuildError('The configuration of Vite makes several builds. A store is one: take those out of vite.config.ts that storeBuild() did not make.');
  const listeners = new Set<(state: BuildState) => void>();
  let state: BuildState = { number: 0, problem: null };
  const first = Promise.withResolvers<void>();
  const ended = (problem: string | null) => {
    state = { number: state.number + 1, problem };
    first.resolve();
    for (const listener of listeners) listener(state);
  };
  made.on('event', (event) => {
    if (event.code === 'BUNDLE_END') ended(null);
    if (event.code === 'ERROR') ended(stripVTControlCharacters(event.error.message));
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result.close();
  });
  return {
    folder,
    async latest() {
      await first.promise;
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => made.close(),
  };
}

function isWatcher(made: Awaited<ReturnType<typeof build>>): made is Rolldown.RolldownWatcher {
  return 'on' in made;
}
