import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOfTarball } from '../tarball.ts';

/** A registry with one package, as npm asks it. */
export interface TestRegistry {
  readonly url: string;
  close(): void;
}

/** With a token, it gives nothing to who does not bring it. `served`: what comes as the tarball, if it is not the one that was published. */
export async function startRegistry(name: string, version: string, tarball: Buffer, { token, served = tarball }: { readonly token?: string; readonly served?: Buffer } = {}): Promise<TestRegistry> {
  const server = createServer((request, response) => {
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
    if (request.url?.endsWith('.tgz') === true) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(served);
    if (decodeURIComponent(request.url ?? '') !== `/${name}`) return void response.writeHead(404).end('{}');
    const dist = { tarball: `${url}${name}/-/store-${version}.tgz`, integrity: integrityOfTarball(tarball) };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name, 'dist-tags': { latest: version }, 'versions': { [version]: { name, version, dist } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
