import createCache, { type EmotionCache } from '@emotion/cache';
import { stillPrefixed } from './still-prefixed.ts';

/** The same for the server and the browser: a rule has the same text wherever it is written. */
const options = { key: 'css', stylisPlugins: [stillPrefixed] };

/** The cache of one page. `compat` keeps style tags out of the content: they are extracted into the head. */
export function serverStyles(nonce: string): EmotionCache {
  const cache = createCache({ ...options, nonce });
  cache.compat = true;
  return cache;
}

/** Takes over the tags that the server made; rules that come later carry the same nonce. */
export function browserStyles(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLStyleElement>('style[data-emotion]')?.nonce;
  return createCache({ ...options, ...(nonce && { nonce }) });
}
