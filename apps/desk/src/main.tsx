import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import adv19 from '@quartermaster/theme-adv19';
import { GlobalStyles, storeTheme, ThemeStyles } from '@quartermaster/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './shell/Desk.tsx';
import { openDeskClient } from './wire/desk-client.ts';

const theme = storeTheme(adv19);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'desk', ...(nonce !== undefined && { nonce }) });
const place = document.getElementById('desk');
if (place === null) throw new Error('The page of the desk has no place for it.');

createRoot(place).render(
  <CacheProvider value={cache}>
    <ThemeStyles theme={theme} />
    <GlobalStyles />
    <BrowserRouter basename="/desk">
      <Desk client={openDeskClient((path, init) => fetch(path, init))} />
    </BrowserRouter>
  </CacheProvider>,
);
