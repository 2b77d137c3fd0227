import createCache from '@emotion/cache';
import { CacheProvider, css, Global } from '@emotion/react';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styleTag } from '../document/style-tag.ts';
import { browserStyles } from './style-cache.ts';

const nonce = 'bm9uY2U=';
const ofPage = css({ ':root': { '--taken-over': 'yes' } });
const closed = css({ paddingTop: 3 });
const opened = css({ paddingTop: 5 });

function Content() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!isOpen && <Global styles={ofPage} />}
      <button type="button" css={isOpen ? opened : closed} onClick={() => setOpen(true)}>Open</button>
    </>
  );
}

it('the tags of the server stay where they are, serve what is shown, and go when it goes, also on a page with a tag that has no nonce', async () => {
  document.head.insertAdjacentHTML('beforeend', '<style id="without-nonce" data-emotion="other"></style>');
  const tags = [styleTag({ key: 'css-global', ids: [ofPage.name], css: ofPage.styles }, nonce), styleTag({ key: 'css', ids: [closed.name], css: `.css-${closed.name}{${closed.styles}}` }, nonce)];
  document.head.insertAdjacentHTML('beforeend', `${tags.join('')}<meta name="behind-styles">`);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<CacheProvider value={createCache({ key: 'css' })}><Content /></CacheProvider>);
  const button = host.querySelector('button') ?? host;
  const shown = () => [getComputedStyle(document.documentElement).getPropertyValue('--taken-over'), getComputedStyle(button).paddingTop];
  expect(shown()).toEqual(['yes', '3px']);
  const changes = new MutationObserver(() => {});
  changes.observe(document.head, { childList: true });

  // As `@emotion/react` does when it is loaded.
  createCache({ key: 'css' });
  const cache = browserStyles(document);
  const root = await act(async () => hydrateRoot(host, <CacheProvider value={cache}><Content /></CacheProvider>));
  expect(changes.takeRecords()).toEqual([]);
  expect(shown()).toEqual(['yes', '3px']);

  const tagsBefore = new Set(document.querySelectorAll('style'));
  await act(async () => button.click());
  expect(shown()).toEqual(['', '5px']);
  // The content policy lets no other tag in.
  expect([...document.querySelectorAll('style')].filter((tag) => !tagsBefore.has(tag)).map((tag) => tag.nonce)).toEqual([nonce]);
  await act(async () => root.unmount());
  document.getElementById('without-nonce')?.remove();
});
