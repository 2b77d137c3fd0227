import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeBuild } from '../store-build.ts';
import { startDevelopment, type DevelopmentServer } from './development-server.ts';

const policy = `default-src 'none'; script-src 'self' 'sha256-abc'`;
const page = (name: string) => `<html><head><script type="application/json" id="shipped-store">{"name":"${name}","entry":"/stores/x/1.0.0/dist/store.js"}</script></head></html>`;
const outline = (build: number) =>
  `<html><head><script type="importmap">{"imports":{"react":"/assets/development/react-${build}.js","@emotion/react/jsx-runtime":"/assets/development/jsx-${build}.js"}}</script>` +
  '<style nonce="n0nce"></style><script type="module" src="/assets/development/hosting.js"></script></head>' +
  '<body><script type="application/json" id="shipped-store">{"name":"EXAMPLE","number":100,"version":"0.0.0-development","entry":""}</script></body></html>';

const upstreams = [{ path: '/vs/example', description: 'Courses', services: [{ path: '/vs/example/training', responses: ['Success'] }, { path: '/vs/example/deep/secret', responses: ['Success'] }] }];

let root = '';
let deployment: Server;
let development: DevelopmentServer;
let origin = '';
let asked: { url: string; origin: string | undefined; developedAt: unknown; encoding: string | undefined; body: string }[] = [];
let said: string[] = [];
/** The state of the deployment. */
let state = { known: true, build: 1, problem: '' };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'store-dev-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'store-example', version: '1.0.0', type: 'module', quartermaster: { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js', upstreams } }));
  writeFileSync(join(root, 'src/index.ts'), "export { Greeting } from './Greeting.tsx';\n");
  greet('first');
  [asked, said, state] = [[], [], { known: true, build: 1, problem: '' }];
  deployment = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = request.url ?? '';
      asked.push({ url, origin: request.headers.origin, developedAt: request.headers['x-development-origin'], encoding: request.headers['accept-encoding'], body });
      const json = (value: object, status = 200) => response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
      const home = `http://${request.headers.host ?? ''}`;
      if (url === '/own/training') return json({ responseName: 'Success', attributes: { courses: ['Levelling'] } });
      if (url === '/moved') return response.writeHead(302, { location: `${home}/home`, 'set-cookie': 'a=1; Domain=shop.example; HttpOnly' }).end();
      if (url === '/file.txt') return response.writeHead(200, { 'content-type': 'text/plain' }).end('as it is');
      if (url.startsWith('/stores/development-page.json')) return state.problem === '' ? json({ known: state.known, html: outline(state.build), policy }) : json({ problem: state.problem }, 409);
      if (url.startsWith('/advantage/rs/main/session')) return json({ responseType: 'SUCCESS', attributes: { storeID: 0, storeName: 'ADVANTAGE', loggedIn: false } });
      const name = state.known && !url.includes('store=OTHER') ? 'EXAMPLE' : 'OTHER';
      return response.writeHead(name === 'EXAMPLE' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'of the deployment', 'etag': '"1"', 'set-cookie': 'session=1' }).end(page(name));
    });
  });
  deployment.on('upgrade', (request, socket) => socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${request.headers.origin ?? ''}`));
  await new Promise<void>((resolve) => deployment.listen(0, 'localhost', resolve));
  const bound = deployment.address();
  origin = `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  development = await startDevelopment({
    root, deployment: new URL(origin), port: 0, upstreams: new Map([['/vs/example', `${origin}/own`]]), say: (line) => said.push(line),
    config: { ...storeBuild(root)({ command: 'serve', mode: 'development' }), configFile: false, logLevel: 'silent' },
  });
});

afterEach(async () => {
  await development.close();
  deployment.closeAllConnections();
  deployment.close();
  rmSync(root, { recursive: true, force: true });
});

const greet = (word: string) =>
  writeFileSync(join(root, 'src/Greeting.tsx'), `import { useState } from 'react';\nexport function Greeting() { const [name] = useState('you'); return <p>${word} {name}</p>; }\n`);
const get = (path: string, init?: RequestInit) => globalThis.fetch(new URL(path, development.address), { redirect: 'manual', headers: { accept: 'text/html' }, ...init });
const entryOf = (html: string) => /"entry":"([^"]*)"/.exec(html)?.[1] ?? '';

it.each([['that the deployment has', true], ['that it does not have yet', false]])('the page of a store %s is the deployment’s outline with the sources in it', async (_what, known) => {
  state = { ...state, known };
  const answer = await get(development.address);
  expect([answer.status, answer.headers.get('content-security-policy'), answer.headers.get('etag'), answer.headers.get('set-cookie')]).toEqual([200, policy, null, 'session=1']);
  const html = await answer.text();
  expect(html).toContain('<script type="module" src="/__store/@vite/client"></script><script type="module" src="/__store/preamble.js"></script><script type="module" src="/assets/development/hosting.js">');
  expect(entryOf(html)).toBe('/__store/src/index.ts');
  expect(said).toEqual([expect.stringContaining(known ? 'has EXAMPLE' : 'does not have EXAMPLE yet')]);
  await get(development.address);
  expect(said).toHaveLength(1);
});

it('the sources are made into modules that run on the deployment’s, and are replaced by themselves', async () => {
  await get(development.address);
  const entry = await (await get('/__store/src/index.ts')).text();
  const greeting = /"(\/__store\/src\/Greeting\.tsx[^"]*)"/.exec(entry)?.[1] ?? '';
  const code = await (await get(greeting)).text();
  const { host } = new URL(development.address);
  expect(code).toContain(`"http://${host}/assets/development/react-1.js"`);
  expect(code).toContain(`"http://${host}/assets/development/jsx-1.js"`);
  expect(code).not.toMatch(/jsx-dev-runtime|node_modules\/react/);
  expect(code).toContain('$RefreshReg$');
  expect(code).toContain('import.meta.hot.accept');
  const runtime = await get('/__store/@react-refresh');
  expect([runtime.status, await (await get('/__store/preamble.js')).text()]).toEqual([200, expect.stringContaining("from '/__store/@react-refresh'")]);
});

it('a deployment that was built anew gives its new modules', async () => {
  await get(development.address);
  expect(await (await get('/__store/src/Greeting.tsx')).text()).toContain('react-1.js');
  state = { ...state, build: 2 };
  await get(development.address);
  expect(await (await get('/__store/src/Greeting.tsx')).text()).toContain('react-2.js');
});

it('a changed source is told to the page: a component by itself, what is no component as a reason to load again', async () => {
  await get(development.address);
  const entry = await (await get('/__store/src/index.ts')).text();
  await get(/"(\/__store\/src\/Greeting\.tsx[^"]*)"/.exec(entry)?.[1] ?? '');
  const client = await (await get('/__store/@vite/client')).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const { host } = new URL(development.address);
  const socket = new WebSocket(`ws://${host}/__store/?token=${token}`, 'vite-hmr');
  const told: { type: string; updates?: { path: string }[] }[] = [];
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data)) as { type: string }));
  await expect.poll(() => told.map(({ type }) => type)).toContain('connected');
  greet('second');
  await expect.poll(() => told.find(({ type }) => type === 'update')?.updates?.[0]?.path).toBe('/src/Greeting.tsx');
  expect(await (await get('/__store/src/Greeting.tsx')).text()).toContain('second');
  writeFileSync(join(root, 'src/index.ts'), "export { Greeting } from './Greeting.tsx';\nexport const version = 2;\n");
  await expect.poll(() => told.map(({ type }) => type)).toContain('full-reload');
  socket.close();
});

it('calls for a store that the deployment does not have are answered in its name, and no other’s', async () => {
  state = { ...state, known: false };
  const session = async (store: string) => ((await (await get('/advantage/rs/main/session', { headers: { 'x-store': store } })).json()) as { attributes: object }).attributes;
  expect(await session('EXAMPLE')).toEqual({ storeID: 100, storeName: 'EXAMPLE', loggedIn: false });
  expect(await session('VA')).toEqual({ storeID: 0, storeName: 'ADVANTAGE', loggedIn: false });
  state = { ...state, known: true };
  await get(development.address);
  expect(await session('EXAMPLE')).toMatchObject({ storeName: 'ADVANTAGE' });
});

it('services of the store’s own are answered where the owner runs them', async () => {
  const answer = await get('/advantage/rs/vs/example/training?store=EXAMPLE', { headers: { 'x-store': 'EXAMPLE' } });
  expect([answer.status, await answer.json()]).toEqual([200, { responseType: 'SUCCESS', responseName: 'Success', attributes: { courses: ['Levelling'] } }]);
  expect(asked.map(({ url }) => url)).toEqual(['/own/training']);
});

it('a name or number that the deployment can never have is told in its words', async () => {
  state = { ...state, problem: 'The number 100 belongs to OTHER in this deployment.' };
  const answer = await get(development.address);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('belongs to OTHER')]);
});

it('why the store failed is told to its owner, not to the operator', async () => {
  const answer = await get('/advantage/rs/stores/failure', { method: 'POST', body: '{"code":"STORE_FAILED"}' });
  expect([answer.status, said, asked]).toEqual([200, ['The store failed in the browser: {"code":"STORE_FAILED"}'], []]);
});

it('pages of other stores, files and calls pass as they are, from the deployment’s own origin', async () => {
  expect(await (await get('/ws/main/start_page?store=OTHER')).text()).toBe(page('OTHER'));
  expect(await (await get('/file.txt')).text()).toBe('as it is');
  await get('/advantage/rs/cart', { method: 'POST', body: 'lines', headers: { 'origin': new URL(development.address).origin, 'accept-encoding': 'gzip' } });
  expect(asked.at(-1)).toEqual({ url: '/advantage/rs/cart', origin, developedAt: new URL(development.address).origin, encoding: undefined, body: 'lines' });
});

it('redirects and cookies stay with the development server', async () => {
  const moved = await get('/moved');
  expect(moved.headers.get('location')).toBe('/home');
  expect(moved.headers.get('set-cookie')).toBe('a=1; HttpOnly');
});

it('nothing outside of the repository is given', async () => {
  for (const path of ['/__store/..%2F..%2F..%2Fetc%2Fpasswd', '/__store/@fs/etc/passwd', '/__store/none.js', '/__store/']) {
    const answer = await get(path);
    expect([403, 404], path).toContain(answer.status);
    expect(await answer.text(), path).not.toContain('root:');
  }
});

it('a host name that is not its own is refused', async () => {
  const { port } = new URL(development.address);
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () => socket.write('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'));
    let all = '';
    socket.on('data', (chunk: Buffer) => (all += chunk.toString()));
    socket.on('close', () => resolve(all));
  });
  expect(said).toMatch(/^HTTP\/1\.1 403/);
});

it('a websocket is connected through, from the deployment’s own origin', async () => {
  const { host, port } = new URL(development.address);
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`GET /advantage/ws HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`));
    let all = '';
    socket.on('data', (chunk: Buffer) => (all += chunk.toString()));
    socket.on('close', () => resolve(all));
  });
  expect(said).toMatch(/^HTTP\/1\.1 101/);
  expect(said).toContain(origin);
});

it('a deployment that does not answer is named', async () => {
  deployment.closeAllConnections();
  deployment.close();
  const answer = await get('/home');
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(origin);
});

it('the deployment hears where the browser sees it, so that sign-in may lead back; the address that it leads back to is a page of the store', async () => {
  const callback = await (await get('/pkce/callback?code=1&state=2', { headers: { 'accept': 'text/html', 'x-development-origin': 'http://evil.example' } })).text();
  expect(entryOf(callback)).not.toBe('');
  expect(asked.find(({ url }) => url.startsWith('/pkce/callback'))).toMatchObject({ developedAt: new URL(development.address).origin });
});
