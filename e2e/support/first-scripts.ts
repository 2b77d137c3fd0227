import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes by package. */
export type Sizes = Readonly<Record<string, number>>;

/** What a page loads before a person does anything, as brotli. */
export interface FirstScripts {
  /** For example `va search`. */
  readonly page: string;
  readonly kind: PageKind;
  readonly address: string;
  /** Files below the folder of the build, the entry first. */
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly packages: Sizes }[];
  readonly bytes: number;
  readonly packages: Sizes;
}

export type PageKind = 'start' | 'search' | 'product' | 'browse' | 'help';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

interface ShownPage {
  readonly address: string;
  /** Screens, below `packages`. */
  readonly screens: readonly string[];
}

const pageKinds: readonly PageKind[] = ['start', 'search', 'product', 'browse', 'help'];
const help: ShownPage = { address: '/ws/information/help', screens: ['screens/src/information/help/Help.screen.tsx'] };
const search = '/ws/search/advantage_search?q=toner';
/** Any product does: all have the same scripts. */
const product = '/ws/catalog/product_detail';
const browse = '/ws/browse/product_services_categories';
const searchResults = 'screens/src/search/SearchResults.screen.tsx';
const categories = 'screens/src/browse/BrowseCategories.screen.tsx';

/** The pages that people come to first, by store. */
const pagesOf: Readonly<Record<'advantage' | 'va' | 'fss', Readonly<Record<PageKind, ShownPage>>>> = {
  advantage: {
    start: { address: '/ws/main/start_page', screens: ['screens/src/main/StartPage.screen.tsx'] },
    search: { address: search, screens: [searchResults] },
    product: { address: product, screens: ['screens/src/catalog/detail/ProductDetail.screen.tsx'] },
    browse: { address: browse, screens: ['screens/src/main/StartPage.screen.tsx', categories] },
    help,
  },
  va: {
    start: { address: '/ws/main/start_page', screens: ['store-va/src/StartPage.screen.tsx'] },
    search: { address: search, screens: [searchResults] },
    product: { address: product, screens: ['screens/src/catalog/detail/ProductDetail.screen.tsx'] },
    browse: { address: browse, screens: ['store-va/src/StartPage.screen.tsx', categories] },
    help,
  },
  fss: {
    start: { address: '/ws/main/start_page', screens: ['screens-ggs/src/start/StartPage.screen.tsx'] },
    search: { address: search, screens: ['screens-ggs/src/search/SearchResults.screen.tsx'] },
    product: { address: product, screens: ['screens-ggs/src/catalog/ProductDetail.screen.tsx'] },
    browse: { address: '/ws/search/advantage_search', screens: ['screens-ggs/src/search/BrowsePage.screen.tsx'] },
    help: { address: '/ws/ggs/information/help', screens: ['screens-ggs/src/information/Instructions.screen.tsx'] },
  },
};

/** Of stores that begin with less than all of theirs. */
const storeSources: Readonly<Record<string, string>> = { fss: 'store-fss/src/first.ts' };

const client = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist', 'client');
const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Content;

/** The first scripts of every such page, from what the build of the web says. @throws Error when the build has no such screen */
export function firstScripts(): FirstScripts[] {
  const manifest = read<Readonly<Record<string, ManifestChunk>>>('manifest.json');
  const parts = read<Readonly<Record<string, Sizes>>>('chunk-packages.json');
  const sized = ({ file }: ManifestChunk): FirstScripts['files'][number] => {
    const bytes = sentBytes(file);
    return { file, bytes, packages: Object.fromEntries(Object.entries(parts[file] ?? {}).map(([name, part]) => [name, Math.round(part * bytes)])) };
  };
  return Object.entries(pagesOf).flatMap(([store, pages]) =>
    pageKinds.map((kind): FirstScripts => {
      const { address, screens } = pages[kind];
      const sources = ['src/starter/starter.ts', 'src/browser.tsx', ...[storeSources[store] ?? `store-${store}/src/index.ts`, ...screens].map((source) => `../../packages/${source}`)];
      const files = loadedWith(manifest, sources).map(sized);
      const packages: Record<string, number> = {};
      for (const each of files) for (const [packageName, bytes] of Object.entries(each.packages)) packages[packageName] = (packages[packageName] ?? 0) + bytes;
      const joint = address.includes('?') ? '&' : '?';
      return { page: `${store} ${kind}`, kind, address: `${address}${joint}store=${store}`, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), packages };
    }),
  );
}

/** The chunks of these sources with all that they import at once. */
function loadedWith(manifest: Readonly<Record<string, ManifestChunk>>, sources: readonly string[]): ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build of the web has no ${source}. Build it again, or name the screen that the page shows now.`);
    if (chunks.has(chunk.file)) return;
    chunks.set(chunk.file, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...chunks.values()];
}

/** As brotli, if the build wrote it: what is very small is sent as it is. */
function sentBytes(file: string): number {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}

/** The sources of screens that a script of these pages knows how to load, and so names: each costs all of them its row. */
export function screensNamed(pages: readonly FirstScripts[]): ReadonlySet<string> {
  const first = new Set(pages.flatMap(({ files }) => files.map(({ file }) => file)));
  const chunks = Object.values(read<Readonly<Record<string, ManifestChunk>>>('manifest.json')).filter(({ file }) => first.has(file));
  return new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((source) => source.includes('.screen.')));
}
