import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeBuild } from '../store-build.ts';
import type { BuildState } from './builds.ts';
import { startDevelopment, type DevelopmentServer } from './development-server.ts';

const policy = `default-src 'none'; script-src 'self' 'sha256-abc'`;
const shipped = '/stores/example/1.0.0/dist/store.js';
const page = (name: string) => `<html><head><script type="application/json" id="shipped-store">{"name":"${name}","entry":"${shipped}"}</script></head></html>`;

let root = '';
let deployment: Server;
let development: DevelopmentServer;
let origin = '';
let asked: { url: string; origin: string | undefined; encoding: string | undefined; body: string }[] = [];
let builds: BuildState[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'store-dev-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'store-example', version: '1.0.0', type: 'module', quartermaster: { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js' } }));
  writeSource('first');
  asked = [];
  builds = [];
  deployment = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', origin: request.headers.origin, encoding: request.headers['accept-encoding'], body });
      const home = `http://${request.headers.host ?? ''}`;
      if (request.url === '/moved') return response.writeHead(302, { location: `${home}/home`, 'set-cookie': 'a=1; Domain=shop.example; HttpOnly' }).end();
      if (request.url === '/file.txt') return response.writeHead(200, { 'content-type': 'text/plain' }).end('as it is');
      const name = request.url?.includes('store=OTHER') === true ? 'OTHER' : 'EXAMPLE';
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'etag': '"1"' }).end(page(name));
    });
  });
  deployment.on('upgrade', (request, socket) => socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${request.headers.origin ?? ''}`));
  await new Promise<void>((resolve) => deployment.listen(0, 'localhost', resolve));
  const bound = deployment.address();
  origin = `http://localhost:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  development = await startDevelopment({
    root, deployment: new URL(origin), port: 0, onBuild: (state) => builds.push(state),
    config: { ...storeBuild(root)({ command: 'build', mode: 'production' }), configFile: false },
  });
});

afterEach(async () => {
  await development.close();
  deployment.closeAllConnections();
  deployment.close();
  rmSync(root, { recursive: true, force: true });
});

const writeSource = (word: string) => writeFileSync(join(root, 'src/index.ts'), `export default { word: '${word}' };\n`);
const get = (path: string, init?: RequestInit) => globalThis.fetch(new URL(path, development.address), { redirect: 'manual', headers: { accept: 'text/html' }, ...init });
const entryOf = (html: string) => /"entry":"([^"]*)"/.exec(html)?.[1] ?? '';

it('the store’s page loads the sources; policy and all else are the deployment’s', async () => {
  const answer = await get(development.address);
  expect(answer.headers.get('content-security-policy')).toBe(policy);
  expect(answer.headers.get('etag')).toBeNull();
  const entry = entryOf(await answer.text());
  expect(entry).toMatch(/^\/__store\/store\.js\?build=\d+$/);
  const module = await get(entry);
  expect(module.headers.get('content-type')).toBe('text/javascript');
  expect(await module.text()).toContain('first');
});

it('pages of other stores, files and calls pass as they are, from the deployment’s own origin', async () => {
  expect(await (await get('/ws/main/start_page?store=OTHER')).text()).toBe(page('OTHER'));
  expect(await (await get('/file.txt')).text()).toBe('as it is');
  await get('/advantage/rs/cart', { method: 'POST', body: 'lines', headers: { 'origin': new URL(development.address).origin, 'accept-encoding': 'gzip' } });
  expect(asked.at(-1)).toEqual({ url: '/advantage/rs/cart', origin, encoding: undefined, body: 'lines' });
});

it('redirects and cookies stay with the development server', async () => {
  const moved = await get('/moved');
  expect(moved.headers.get('location')).toBe('/home');
  expect(moved.headers.get('set-cookie')).toBe('a=1; HttpOnly');
});

it('a changed source is built and told to the page; a wrong one is told with the builder’s words', async () => {
  const events = (await get('/__store/builds')).body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<BuildState> => JSON.parse((await events?.read())?.value?.replace(/^data: /, '') ?? '') as BuildState;
  const { number } = await next();
  writeSource('second');
  const second = await next();
  expect(second).toEqual({ number: number + 1, problem: null });
  const entry = entryOf(await (await get(development.address)).text());
  expect(entry).toContain(`build=${second.number}`);
  expect(await (await get(entry)).text()).toContain('second');
  writeFileSync(join(root, 'src/index.ts'), 'export default {');
  expect((await next()).problem).toContain('src/index.ts');
  expect(builds.length).toBeGreaterThanOrEqual(3);
  await events?.cancel();
});

it('the script that follows the builds is a module of its own', async () => {
  const script = await (await get('/__store/follow.js')).text();
  expect(script).toMatch(/^\(function followBuilds\(\)/);
  expect(() => new Script(script)).not.toThrow();
});

it('nothing outside of the built files is given', async () => {
  for (const path of ['/__store/..%2F..%2F..%2Fpackage.json', '/__store/none.js', '/__store/']) expect((await get(path)).status, path).toBe(404);
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
