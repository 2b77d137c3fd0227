import type { Cookies } from '../capabilities.ts';

export function browserCookies(document: Document): Cookies {
  const { read, write } = cookieOf(document);
  return {
    get: (name) => {
      for (const part of read().split('; ')) {
        const at = part.indexOf('=');
        if (at > 0 && part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
      }
      return null;
    },
    expire: (name) => {
      write(`${name}=; path=/; max-age=0`);
    },
  };
}

/** The document's own accessor, as it is now. */
function cookieOf(document: Document): { read(): string; write(cookie: string): void } {
  const { get, set } = Object.getOwnPropertyDescriptor(document.defaultView?.Document.prototype ?? {}, 'cookie') ?? {};
  if (get === undefined || set === undefined) return { read: () => document.cookie, write: (cookie) => { document.cookie = cookie; } };
  return { read: () => String(get.call(document)), write: (cookie) => { set.call(document, cookie); } };
}
