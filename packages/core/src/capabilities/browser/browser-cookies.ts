import type { Cookies } from '../capabilities.ts';

export function browserCookies(document: Document): Cookies {
  return {
    get: (name) => {
      for (const part of document.cookie.split('; ')) {
        const at = part.indexOf('=');
        if (at > 0 && part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
      }
      return null;
    },
    expire: (name) => {
      document.cookie = `${name}=; path=/; max-age=0`;
    },
  };
}
