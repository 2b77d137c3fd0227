import { renderToString } from 'react-dom/server';
import { example } from './examples.ts';
import { sampleStorefront } from './sample-storefront.ts';
import { loadScreen, ScreenInShell } from './ScreenInShell.tsx';

/** What a screen says without a browser. */
interface RenderedScreen {
  /** Of the screen alone, without header and footer. */
  readonly html: string;
  readonly text: string;
  /** The addresses of its links, by what the links say. Of several with the same words the last one. */
  readonly links: Readonly<Record<string, string>>;
}

const plain = (html: string): string =>
  html.replaceAll(/<style[^>]*>.*?<\/style>|<svg.*?<\/svg>|<!-- -->/gs, '').replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();

/** The default screen of a response with an example of the contract, changed where a test says so. @param query of its address */
export async function renderedScreen(path: string, responseName: string, name: string, { change = {}, query = '' }: { readonly change?: object; readonly query?: string } = {}): Promise<RenderedScreen> {
  const storefront = await sampleStorefront(`/ws${path}${query === '' ? '' : `?${query}`}`);
  const runtime = storefront.store.get();
  if (runtime === null) throw new Error('The sample store is not composed.');
  const screen = await loadScreen(runtime, path, responseName, { ...example(path, responseName, name), ...change });
  const page = renderToString(<ScreenInShell storefront={storefront} screen={screen} query={new URLSearchParams(query)} />);
  const html = page.slice(Math.max(0, page.indexOf('<main')), page.includes('</main>') ? page.indexOf('</main>') : undefined);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', words = '']) => [plain(words), href.replaceAll('&amp;', '&')] as const);
  return { html, text: plain(html), links: Object.fromEntries(links) };
}
