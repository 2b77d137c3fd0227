import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { criticalStyles } from './document/critical-styles.ts';
import { splitHoistedTags } from './document/hoisted-tags.ts';
import { serverStyles } from './page/style-cache.ts';

/** Content of a page of a store that is shipped alone until the browser takes over: parts of a document. */
export function outline(content: ReactNode, nonce: string): { readonly head: string; readonly body: string; readonly styles: string } {
  const styles = serverStyles(nonce);
  const rendered = renderToString(<CacheProvider value={styles}>{content}</CacheProvider>);
  return { ...splitHoistedTags(rendered), styles: criticalStyles(styles, rendered, nonce) };
}
