import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTarball } from './fetch-tarball.ts';
import { integrityOfTarball, largestTarball } from './tarball.ts';
import { startRegistry } from './testing/registry.ts';
import { storeTarball } from './testing/tarballs.ts';

const name = '@owner/store-dock';
const source = { kind: 'registry', name, version: '1.0.0' } as const;
const tarball = storeTarball({ name: 'DOCK', number: 14, packageName: name });
let here: string;
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), 'qm-fetch-'));
  writeFileSync(join(here, 'package.json'), '{}');
});
afterAll(() => rmSync(here, { recursive: true }));

/** A server that answers as it is told, while `ask` runs. */
async function withServer<Result>(listener: RequestListener, ask: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const listing = (url: string, dist: object = {}): string =>
  JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, 'versions': { '1.0.0': { name, version: '1.0.0', dist: { tarball: `${url}dock.tgz`, ...dist } } } });

/** Answers the listing at once, and leaves the tarball to `sendTarball`. */
const registryWith = (sendTarball: RequestListener, dist?: object): RequestListener => (request, response) => {
  if (request.url === '/dock.tgz') sendTarball(request, response);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(listing(`http://${request.headers.host ?? ''}/`, dist));
};

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'cache-control': 'no-store' });
  const send = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(256 * 1024)));
  };
  response.on('drain', send);
  send();
};

describe('a package of a registry', () => {
  it('is fetched byte for byte', async () => {
    const registry = await startRegistry(name, '1.0.0', tarball);
    try {
      expect(await fetchTarball({ source, registry: registry.url }, here)).toEqual(tarball);
    } finally {
      registry.close();
    }
  });

  it('comes from the registry of the command line, whatever .npmrc says of its scope', async () => {
    const registry = await startRegistry(name, '1.0.0', tarball);
    writeFileSync(join(here, '.npmrc'), '@owner:registry=http://127.0.0.1:9/\n');
    try {
      expect(await fetchTarball({ source, registry: registry.url }, here)).toEqual(tarball);
    } finally {
      rmSync(join(here, '.npmrc'));
      registry.close();
    }
  });

  it('is not taken from what was fetched before', async () => {
    const newer = storeTarball({ name: 'DOCK', number: 14, packageName: name, code: 'export default 2;\n' });
    let current = tarball;
    const cacheable: RequestListener = (request, response) => {
      response.setHeader('cache-control', 'max-age=3600');
      registryWith((_request, answer) => answer.end(current), { integrity: integrityOfTarball(current) })(request, response);
    };
    await withServer(cacheable, async (url) => {
      expect(await fetchTarball({ source, registry: url }, here)).toEqual(tarball);
      current = newer;
      expect(await fetchTarball({ source, registry: url }, here)).toEqual(newer);
    });
  });

  it.each<[what: string, listener: RequestListener, code: string, sentence: RegExp]>([
    ['that was not published', (_request, response) => response.writeHead(404).end('{}'), 'PACKAGE_NOT_FETCHED', /@owner\/store-dock@1\.0\.0 could not be fetched \(E404\)/],
    ['in a version that is not there', (_request, response) => response.end(JSON.stringify({ name, versions: {} })), 'PACKAGE_NOT_FETCHED', /could not be fetched \((ENOVERSIONS|ETARGET)\)/],
    ['that wants a sign-in', (_request, response) => response.writeHead(401).end(), 'PACKAGE_NOT_FETCHED', /\(E401\).*sign-in in \.npmrc/],
    ['whose listing is no JSON', (_request, response) => response.end('<html>'), 'PACKAGE_NOT_FETCHED', /could not be fetched/],
    ['with words for a terminal', (_request, response) => response.writeHead(403).end(JSON.stringify({ error: 'no\u001b[2Jthing' })), 'PACKAGE_NOT_FETCHED', /no \[2Jthing/],
    ['that is not what was published', registryWith((_request, response) => response.end('other bytes'), { integrity: integrityOfTarball(tarball) }), 'PACKAGE_INTEGRITY', /other bytes .* than it published\..*sha512/],
    ['that is not what was published, by an old checksum', registryWith((_request, response) => response.end('other bytes'), { shasum: '0'.repeat(40) }), 'PACKAGE_INTEGRITY', /other bytes .* than it published\..*sha1/],
    ['that is cut off', registryWith((_request, response) => void response.writeHead(200, { 'content-length': '999' }).write('half', () => response.destroy())), 'PACKAGE_NOT_FETCHED', /could not be fetched/],
    ['that never ends', registryWith(endless), 'PACKAGE_TOO_LARGE', new RegExp(`is larger than ${largestTarball} bytes`)],
    ['whose listing never ends', endless, 'PACKAGE_TOO_LARGE', new RegExp(`is larger than ${largestTarball} bytes`)],
  ])('%s is refused', async (_what, listener, code, sentence) => {
    await withServer(listener, (url) => expect(fetchTarball({ source, registry: url }, here)).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) }));
  });

  it.each<[what: string, listener: RequestListener]>([
    ['whose listing does not come', () => undefined],
    ['whose bytes come too slowly', registryWith((_request, response) => void response.writeHead(200).write('a'))],
  ])('%s is waited for no longer than it may take', async (_what, listener) => {
    const asked = withServer(listener, (url) => fetchTarball({ source, registry: url }, here, 2000));
    await expect(asked).rejects.toMatchObject({ code: 'PACKAGE_LATE', message: expect.stringContaining('within 2 s') });
  });
});

describe('a package in a file', () => {
  const inFile = (path: string) => fetchTarball({ source: { kind: 'file', path: join(here, path) }, registry: null }, here);

  it('is read byte for byte', async () => {
    writeFileSync(join(here, 'dock.tgz'), tarball);
    expect(await inFile('dock.tgz')).toEqual(tarball);
  });

  it('is refused when it is no file, or too large', async () => {
    mkdirSync(join(here, 'folder.tgz'));
    symlinkSync('nowhere', join(here, 'dangling.tgz'));
    writeFileSync(join(here, 'large.tgz'), Buffer.alloc(largestTarball + 1));
    for (const path of ['none.tgz', 'folder.tgz', 'dangling.tgz']) await expect(inFile(path)).rejects.toMatchObject({ code: 'PACKAGE_NOT_FETCHED' });
    await expect(inFile('large.tgz')).rejects.toMatchObject({ code: 'PACKAGE_TOO_LARGE' });
  });
});
