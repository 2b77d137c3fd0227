import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { styleTag } from './style-tag.ts';

/** The rules that the rendered page uses, as style tags that carry the nonce. */
export function criticalStyles(cache: EmotionCache, html: string, nonce: string): string {
  return createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.filter(({ css }) => css !== '')
    .map((rules) => styleTag(rules, nonce))
    .join('');
}
