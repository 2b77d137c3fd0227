import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache of one page. `compat` keeps style tags out of the content: they are extracted into the head. */
export function serverStyles(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce });
  cache.compat = true;
  return cache;
}

/** Takes over the tags that the server made; rules that come later carry the same nonce. */
export function browserStyles(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.nonce;
  return createCache({ key: 'css', ...(nonce && { nonce }) });
}
