import type { ServerResponse } from 'node:http';
import type { Asset } from '../pages/assets.ts';
import type { Html } from './html.ts';

/** Sends a page that no one may keep, frame or script. Its forms may end at `webOrigin`. */
export function sendPage(response: ServerResponse, status: number, page: Html, webOrigin: string): void {
  for (const [name, value] of Object.entries(pageHeaders(webOrigin))) response.setHeader(name, value);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page.text);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Sends a file whose address is that of its content. */
export function sendAsset(response: ServerResponse, asset: Asset): void {
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': asset.body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(asset.body);
}

/**
 * Headers of every page of ours, also of those that the provider sends for us.
 *
 * @param webOrigin the one address of the marketplace at which a form of the page may end: all of them would make the header grow with each store
 */
export function pageHeaders(webOrigin: string): Record<string, string> {
  return {
    // A posted form is answered by redirects that end at the web: form-action must allow it.
    'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${webOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: with it browsers send "Origin: null" and our own forms would be refused.
    'referrer-policy': 'same-origin',
  };
}
