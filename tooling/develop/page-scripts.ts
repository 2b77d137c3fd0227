import react from '@vitejs/plugin-react';

/** Where the sources are served; every other address is the marketplace server's. */
export const sourcesBase = '/__sources/';

/** Sent by a browser when it shows what was changed last. */
export const shownEvent = 'quartermaster:shown';

/**
 * Runs before React: the script by which changed components take the place of those that are shown; then it tells when a change is shown. A file, because the
 * policy of our pages allows no inline script.
 */
export const firstScript = `${react.preambleCode.replace('__BASE__', sourcesBase)}
import { createHotContext } from '${sourcesBase}@vite/client';
const hot = createHotContext('${sourcesBase}first.js');
const shown = () => hot.send('${shownEvent}');
hot.on('vite:afterUpdate', shown);
const observer = new MutationObserver(() => {
  if (document.documentElement.dataset.page !== 'alive') return;
  observer.disconnect();
  shown();
});
observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
`;

/** The page with the two scripts in front of its own, and the nonce for the styles of Vite's own messages. The policy stays as strict as it is. */
export function withDevelopment(html: string, nonce: string): string {
  const added = `<meta property="csp-nonce" nonce="${nonce}">${['@vite/client', 'first.js'].map((file) => `<script type="module" src="${sourcesBase}${file}"></script>`).join('')}`;
  return html.replace('<script type="module"', (tag) => `${added}${tag}`);
}

/** The page of an address while the marketplace server does not run. It loads itself again when the server does. */
export const problemPage = (problem: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The marketplace server does not run</title><script type="module" src="${sourcesBase}@vite/client"></script></head><body><h1>The marketplace server does not run</h1><pre>${problem.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></body></html>`;
