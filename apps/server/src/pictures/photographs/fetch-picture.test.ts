import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';
import { pictureLimits } from './picture-limits.ts';

// Time enough for a busy machine: only an address that never ends is given up early.
const limits = { ...pictureLimits, bytes: 1_000, redirects: 2 };
const open: (() => Promise<void>)[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

describe('a picture at an address', () => {
  it('is fetched, over a redirect too', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/first') response.writeHead(302, { location: '/second' }).end();
      else response.end('bytes of a picture');
    });
    expect((await fetchPicture(`${origin}/first`, limits, true)).toString()).toBe('bytes of a picture');
  });

  it('is asked for over so many redirects, and not once more', async () => {
    let asked = 0;
    const origin = await serve((request, response) => {
      asked += 1;
      if (request.url === '/2' && asked === 3) response.end('bytes of a picture');
      else response.writeHead(302, { location: request.url === '/first' ? '/1' : '/2' }).end();
    });
    expect((await fetchPicture(`${origin}/first`, limits, true)).toString()).toBe('bytes of a picture');
    asked = 3;
    await expect(fetchPicture(`${origin}/first`, limits, true)).rejects.toThrow('redirects more than 2 times');
    expect(asked).toBe(6);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['is larger than the limit', (_, response) => response.end('x'.repeat(1_001)), /^The address gives more than 1,000 bytes/],
    ['is larger than the limit piece by piece', (_, response) => {
      response.write('x'.repeat(600));
      setTimeout(() => response.end('x'.repeat(600)), 50);
    }, /^The address gives more than 1,000 bytes/],
    ['redirects forever', (_, response) => response.writeHead(302, { location: '/again' }).end(), /^The address redirects more than 2 times/],
    ['leads to a file of the machine', (_, response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(), /is no address of a picture/],
    ['is not there', (_, response) => response.writeHead(404).end(), /^The address answers with status 404/],
  ])('is refused where it %s', async (_, listener, reason) => {
    await expect(fetchPicture(await serve(listener), limits, true)).rejects.toThrow(reason);
  });

  it('is refused where it never ends', async () => {
    const origin = await serve((_, response) => response.write('x'));
    await expect(fetchPicture(origin, { ...limits, fetching: 400 }, true)).rejects.toThrow(/^The address did not give the picture within 0\.4 seconds/);
  });

  it.each(['http://127.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://10.0.0.1/a.jpg', 'http://169.254.169.254/latest', 'http://localhost/a.jpg'])('is refused in a private network: %s', async (address) => {
    await expect(fetchPicture(address, limits)).rejects.toThrow('The address is in a private network, which is not asked.');
  });

  it('is refused where a redirect leads into a network that is never asked', async () => {
    const origin = await serve((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
    await expect(fetchPicture(origin, limits, true)).rejects.toThrow('The address is in a private network');
  });

  it.each(['ftp://example.com/a.jpg', 'a.jpg', 'https://name:word@example.com/a.jpg'])('is none: %s', async (address) => {
    await expect(fetchPicture(address, limits)).rejects.toThrow('is no address of a picture');
  });
});
