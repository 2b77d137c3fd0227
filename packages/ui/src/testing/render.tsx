import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { GlobalStyles } from '../styles/GlobalStyles.tsx';
import { ThemeStyles } from '../styles/ThemeStyles.tsx';
import { storeTheme } from '../tokens/index.ts';
import { testTheme } from './theme.ts';

const shownTheme = storeTheme(testTheme);

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Mounts in the test browser's page, in a theme's styles; `cleanUp` takes it away again. */
export function render(children: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host });
  flushSync(() => root.render(<><ThemeStyles theme={shownTheme} /><GlobalStyles />{children}</>));
  return host;
}

/** Takes everything away that `render` has mounted. */
export function cleanUp(): void {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
}
