import adv19 from '@quartermaster/theme-adv19';
import { GlobalStyles, storeTheme, ThemeStyles } from '@quartermaster/ui';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { Desk } from '../shell/Desk.tsx';
import type { DeskClient } from '../wire/desk-client.ts';

const theme = storeTheme(adv19);

/** The whole desk in the page of a test file, taken away after each test. */
export interface DeskOnPage {
  /** Shows the desk at `address`, answered by `client`. */
  readonly show: (client: DeskClient, address: string) => void;
  /** Takes it away, so that the same test shows another one. */
  readonly takeAway: () => void;
  /** What it is in; null before {@link show}. */
  readonly host: () => HTMLElement | null;
  /** What breaks WCAG 2.2 AA: the rule of axe and the element. */
  readonly violations: () => Promise<readonly string[]>;
}

/** Is called once by a test file, at its top. */
export function deskOnPage(): DeskOnPage {
  const title = document.title;
  let root: Root | null = null;
  let host: HTMLElement | null = null;
  const takeAway = (): void => {
    root?.unmount();
    host?.remove();
  };
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    takeAway();
    document.title = title;
  });
  return {
    takeAway,
    host: () => host,
    show(client, address) {
      host = document.body.appendChild(document.createElement('div'));
      root = createRoot(host);
      root.render(<><ThemeStyles theme={theme} /><GlobalStyles /><MemoryRouter initialEntries={[address]}><Desk client={client} /></MemoryRouter></>);
    },
    async violations() {
      const found = await axe.run(host ?? document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
  };
}
