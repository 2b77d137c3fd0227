import type { TestBrowser } from './browser.ts';

type Target = TestBrowser['app'];

const pair = /^([^=]+)=([^;]*)/;

/** A cookie as an injected call has it. */
export function cookieOf(header: string) {
  const [, name = '', value = ''] = pair.exec(header) ?? [];
  const expires = /Expires=([^;]+)/i.exec(header)?.[1];
  return { name, value, ...(expires !== undefined && { expires: new Date(expires) }) };
}

/** A server that listens on a port, for a {@link TestBrowser}. */
export function overHttp(port: number): Target {
  const inject = async ({ method, url, headers, payload }: { method: string; url: string; headers: Record<string, string>; payload?: string }) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, ...(payload !== undefined && { body: payload }), redirect: 'manual' });
    const body = await response.text();
    const cookies = response.headers.getSetCookie().map(cookieOf);
    return { statusCode: response.status, headers: Object.fromEntries(response.headers), cookies, body, json: () => JSON.parse(body) as unknown };
  };
  // Of everything that an injected call can do, a browser needs these fields.
  return { inject } as unknown as Target;
}
