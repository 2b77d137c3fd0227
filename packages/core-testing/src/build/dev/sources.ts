import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig } from 'vite';
import type { StoreFolder } from '../store-folder.ts';
import { hostModules, withoutCopies } from './host-addresses.ts';
import { ownAddresses } from './own-page.ts';

/** The script by which React replaces a changed component; it must run before React does. A file, because the policy allows no inline script. */
export const preamble = [
  `import { injectIntoGlobalHook } from '${ownAddresses}@react-refresh';`,
  'injectIntoGlobalHook(window);',
  'window.$RefreshReg$ = () => {};',
  'window.$RefreshSig$ = () => (type) => type;',
  '',
].join('\n');

/** The sources of a store, made into modules one by one as the browser asks for them. */
export interface Sources {
  /** Address of the store's own module. */
  readonly entry: string;
  /** Where the host's modules are: absolute addresses by their names. */
  useHost(modules: ReadonlyMap<string, string>): void;
  /** Answers an address of ours; with 404 what is no module, or cannot be made into one: Vite then says why, in the page and the terminal. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Begins to follow the sources. Their changes are told over websockets of `server`. */
export async function followSources(store: StoreFolder, server: Server, config: InlineConfig = {}): Promise<Sources> {
  let host: ReadonlyMap<string, string> = new Map();
  const vite = await createServer({
    ...config,
    root: store.root,
    base: ownAddresses,
    appType: 'custom',
    clearScreen: false,
    server: { ...config.server, middlewareMode: true, ws: { server } },
    optimizeDeps: { ...config.optimizeDeps, entries: [store.entry] },
    plugins: [hostModules((specifier) => host.get(specifier)), react({ jsxImportSource: '@emotion/react' }), ...(config.plugins ?? []), withoutCopies()],
  });
  return {
    entry: `${ownAddresses}${relative(store.root, store.entry).split(sep).join('/')}`,
    useHost(modules) {
      const isSame = modules.size === host.size && [...modules].every(([name, address]) => host.get(name) === address);
      host = modules;
      // The deployment was built anew: what was made ready leads to files that are gone.
      if (!isSame) vite.moduleGraph.invalidateAll();
    },
    serve: (request, response) => vite.middlewares(request, response, () => void response.writeHead(404).end()),
    close: () => vite.close(),
  };
}
