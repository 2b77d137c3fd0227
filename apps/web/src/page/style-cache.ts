import createCache, { type EmotionCache } from '@emotion/cache';
import { stillPrefixed } from './still-prefixed.ts';

/** The same for the server and the browser: a rule has the same text wherever it is written. */
const options = { key: 'css', stylisPlugins: [stillPrefixed] };

type Sheet = EmotionCache['sheet'];

/** The cache of one page. `compat` keeps style tags out of the content: they are extracted into the head. */
export function serverStyles(nonce: string): EmotionCache {
  const cache = createCache({ ...options, nonce });
  cache.compat = true;
  return cache;
}

/** Takes over the tags that the server made (`styleTag`), in place; rules that come later carry the same nonce. */
export function browserStyles(document: Document): EmotionCache {
  // A script that came before may have made tags of its own, without a nonce.
  const { nonce } = document.querySelector<HTMLStyleElement>('style[data-emotion][nonce]') ?? {};
  const cache = createCache({ ...options, ...(nonce !== undefined && nonce !== '' && { nonce }) });
  const rendered = [...document.querySelectorAll<HTMLStyleElement>('style[data-rules]')];
  for (const { dataset } of rendered) for (const id of dataset['rules']?.split(' ') ?? []) cache.inserted[id] = true;
  cache.sheet = sheetInPlace(cache.sheet);
  cache.sheet.hydrate(rendered);
  return cache;
}

/** The same sheet, which takes tags over where they are, as do those for global rules that are made from its class. Emotion's own moves them. */
function sheetInPlace({ constructor, key, nonce, container, isSpeedy }: Sheet): Sheet {
  const Emotions = constructor as new (options: Pick<Sheet, 'key' | 'nonce' | 'container'> & { speedy: boolean }) => Sheet;
  class InPlace extends Emotions {
    override hydrate(tags: HTMLStyleElement[]): void {
      this.tags.push(...tags);
    }
  }
  return new InPlace({ key, nonce, container, speedy: isSpeedy });
}
