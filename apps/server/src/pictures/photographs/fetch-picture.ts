import http from 'node:http';
import https from 'node:https';
import { AddressRefused, checkLiteral, guardedLookup, type PrivateAllowed } from '../../runtime/index.ts';
import { pictureLimits, type PictureLimits } from './picture-limits.ts';
import { HostSilent, PictureRefused } from './picture-refused.ts';

/**
 * The bytes of a picture at an address of the open internet: no larger and no slower than the limits, over a few redirects at most, each of which is checked like the first address.
 *
 * @param privateAllowed which addresses of private networks may be asked: none, but for tests
 * @throws PictureRefused
 */
export async function fetchPicture(address: string, limits: PictureLimits = pictureLimits, privateAllowed: PrivateAllowed = false): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.fetching);
  try {
    let url = readAddress(address);
    for (let redirects = 0; ; redirects += 1) {
      checkLiteral(url.hostname, privateAllowed);
      const answer = await ask(url, signal, privateAllowed);
      const location = redirectOf(answer);
      if (location === null) return await bytesOf(answer, limits.bytes);
      answer.destroy();
      if (redirects === limits.redirects) throw new PictureRefused(`The address redirects more than ${limits.redirects} times. Name the address that it leads to.`);
      url = readAddress(new URL(location, url).href);
    }
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    if (signal.aborted) throw new HostSilent(`The address did not give the picture within ${limits.fetching / 1000} seconds. Try again later.`);
    if (error instanceof AddressRefused) throw new PictureRefused('The address is in a private network, which is not asked. Name an address of the open internet, or put the file beside the list.');
    throw new PictureRefused(`The address cannot be reached: ${error instanceof Error ? error.message : String(error)}. Check it.`, { cause: error });
  }
}

function readAddress(address: string): URL {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') throw new PictureRefused(`${address.slice(0, 200)} is no address of a picture: it must begin with https:// or http://, without a name and a password.`);
  return url;
}

const ask = (url: URL, signal: AbortSignal, privateAllowed: PrivateAllowed): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(url, { signal, agent: false, lookup: guardedLookup(privateAllowed), headers: { 'accept': 'image/avif,image/webp,image/*', 'accept-encoding': 'identity' } }, resolve);
    request.once('error', reject);
  });

const redirectOf = ({ statusCode = 0, headers: { location } }: http.IncomingMessage): string | null => ([301, 302, 303, 307, 308].includes(statusCode) && location !== undefined ? location : null);

async function bytesOf(answer: http.IncomingMessage, most: number): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new PictureRefused(`The address answers with status ${answer.statusCode ?? 0}, not with a picture. Check it.`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new PictureRefused(`The address gives more than ${most.toLocaleString('en-US')} bytes. Save the picture smaller.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    if (!answer.complete) answer.destroy();
  }
}
