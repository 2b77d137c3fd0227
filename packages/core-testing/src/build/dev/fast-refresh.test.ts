import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserSwitches } from '../../browser/browser-switches.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import { storeBuild } from '../store-build.ts';
import { startDevelopment, type DevelopmentServer } from './development-server.ts';

/** A host in small: React and a page that shows what the store's module exports. */
const host = {
  'host-react': "export { createElement, useState } from 'react';",
  'host-jsx': "export * from '@emotion/react/jsx-runtime';",
  'host-page': `
    import { createElement, StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    const { entry } = JSON.parse(document.getElementById('shipped-store').textContent);
    const { default: store } = await import(/* @vite-ignore */ entry);
    createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement('h1', null, store.greeting), createElement(store.Footer)));
  `,
};
const footer = (word: string) => `
  import { useState } from 'react';
  export function Footer() {
    const [note, setNote] = useState('');
    return <footer><p>${word}</p><label>Note <input value={note} onChange={(event) => setNote(event.target.value)} /></label></footer>;
  }
`;
const index = (greeting: string) => `import { Footer } from './Footer.tsx';\nexport default { greeting: '${greeting}', Footer };\n`;

let folder = '';
let deployment: Server;
let development: DevelopmentServer;
let browser: Browser;
let page: Page;
const refusals: string[] = [];

const write = (path: string, text: string) => writeFileSync(join(folder, 'store', path), text);

/** Vite's watcher (chokidar) drops a change within 50 ms of the one before: a person does not save that fast, a test does. */
async function save(path: string, text: string): Promise<void> {
  await setTimeout(100);
  write(path, text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-refresh-'));
  mkdirSync(join(folder, 'store/src'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'store-example', version: '1.0.0', type: 'module', quartermaster: { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js' } }));
  write('src/index.ts', index('Welcome'));
  write('src/Footer.tsx', footer('Version one'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [{
      name: 'small-host',
      resolveId: (id) => (Object.hasOwn(host, id) ? `\0${id}` : null),
      load: (id) => (id.startsWith('\0host-') ? host[id.slice(1) as keyof typeof host] : null),
    }],
    build: {
      outDir: join(folder, 'host'), minify: false, target: 'es2022', modulePreload: false,
      rolldownOptions: { input: { react: 'host-react', jsx: 'host-jsx', hosting: 'host-page' }, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  const map = JSON.stringify({ imports: { 'react': '/assets/development/react.js', '@emotion/react/jsx-runtime': '/assets/development/jsx.js' }, integrity: {} });
  const html = `<!doctype html><html><head><script type="importmap">${map}</script><style nonce="n0nce"></style><script type="module" src="/assets/development/hosting.js"></script></head>` +
    '<body><div id="root"></div><script type="application/json" id="shipped-store">{"name":"EXAMPLE","number":100,"version":"0.0.0-development","entry":""}</script></body></html>';
  // As strict as a deployment's own.
  const policy = `default-src 'none'; script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'; style-src 'self' 'nonce-n0nce'; img-src 'self' data:; connect-src 'self'; base-uri 'self'`;
  deployment = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://deployment');
    if (pathname.startsWith('/assets/development/')) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(folder, 'host', pathname.slice('/assets/development/'.length))));
    if (pathname === '/stores/development-page.json') return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ known: false, html, policy }));
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>of the default store</html>');
  });
  await new Promise<void>((resolve) => deployment.listen(0, 'localhost', resolve));
  const bound = deployment.address();
  const config = { ...storeBuild(join(folder, 'store'))({ command: 'serve', mode: 'development' }), configFile: false, logLevel: 'silent' } as const;
  development = await startDevelopment({ root: join(folder, 'store'), deployment: new URL(`http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`), port: 0, config });
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserSwitches] });
  page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && refusals.push(message.text())));
  await page.goto(`${development.address}#here`);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await development.close();
  deployment.closeAllConnections();
  deployment.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a changed component takes the place of the one that is shown, and what was typed into it stays', async () => {
  await page.getByLabel('Note').fill('typed before');
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  for (const word of ['Version two', 'Version three']) {
    await save('src/Footer.tsx', footer(word));
    await page.getByText(word).waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('typed before');
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(refusals).toEqual([]);
}, 30_000);

it('a mistake is shown over the page, and goes with it', async () => {
  await save('src/Footer.tsx', footer('Version four').replace('</footer>', ''));
  await page.locator('vite-error-overlay').waitFor();
  await expect.poll(() => page.locator('vite-error-overlay').getByText('Footer.tsx').first().textContent()).toContain('Footer.tsx');
  await save('src/Footer.tsx', footer('Version five'));
  await page.getByText('Version five').waitFor();
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Note').inputValue()).toBe('typed before');
  refusals.length = 0;
}, 30_000);

it('what is no component loads the page again, at the same address', async () => {
  await save('src/index.ts', index('Good morning'));
  await page.getByRole('heading', { name: 'Good morning' }).waitFor();
  expect([page.url(), await page.evaluate(() => 'sameDocument' in window), refusals]).toEqual([`${development.address}#here`, false, []]);
}, 30_000);
