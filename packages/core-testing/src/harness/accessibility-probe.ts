import { startPagePoint, type StorePlugin } from '@quartermaster/core';
import axe from 'axe-core';
import { storeExamples } from '../rendering/store-examples.ts';
import { ownLayouts, ownScreens } from './contributions.tsx';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, type HostedPage } from './hosted-page.tsx';
import { inLayout } from './layout-page.tsx';
import { stays, until } from './patience.ts';
import { SeenScreens } from './seen-screens.ts';

/** Some layouts leave the heading to the screen, and a modal has its own in its dialog. */
const headings = ['page-has-heading-one'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page that grows beyond it is looked at as it is. */
const mostElements = 100_000;

/**
 * Looks at the start page, at each layout and at each screen of the store, at the width that the window has.
 *
 * @param withScreens its screens are looked at too, and not only what is around them
 */
export async function accessibilityFindings(store: StorePlugin, withScreens: boolean, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  const look = async (what: string, open: () => Promise<HostedPage>, off: readonly string[] = []) => {
    now(what);
    const page = await open();
    try {
      await stays(() => document.querySelectorAll('*').length, mostElements);
      found.push(...(await violations(what, page, off)));
    } finally {
      page.close();
    }
  };
  await look('the start page', () => startPage(store));
  for (const layout of ownLayouts(store)) await look(`layout "${layout}"`, () => inLayout(store, layout, () => Promise.resolve({ default: () => 'Sample content' })), headings);
  const seen = new SeenScreens();
  for (const screen of withScreens ? ownScreens(store) : []) {
    const { path, responseName } = screen;
    const [example] = await storeExamples(store, path, responseName);
    if (example === undefined || !seen.isNew(screen, example.attributes)) continue;
    await look(`${path} ${responseName}`, async () => {
      const page = await hostedPage(store, '/404', { answers: { [path]: () => ({ responseName, attributes: example.attributes }) } });
      page.storefront.open(path, { payload: {} });
      await until(() => page.storefront.modal.get() !== null || isShown(page, path));
      // The dialog of a modal is loaded when the first one opens.
      if (page.storefront.modal.get() !== null) await until(() => document.querySelector('[role="dialog"], [role="alertdialog"], dialog') !== null);
      return page;
    });
  }
  return found;
}

/** The page that /home leads to in this store. */
async function startPage(store: StorePlugin): Promise<HostedPage> {
  const page = await hostedPage(store, '/404');
  const path = page.storefront.store.get()?.one(startPagePoint)?.path ?? '/main/start_page';
  page.storefront.open(path);
  await until(() => isShown(page, path));
  return page;
}

function isShown({ storefront }: HostedPage, path: string): boolean {
  const { content } = storefront.page.get();
  return content.kind === 'screen' && content.path === path;
}

async function violations(what: string, { storefront, caught, uncaught }: HostedPage, off: readonly string[]): Promise<ProbeFinding[]> {
  // A screen that fails is the contract's business; the page in its place is not the store's.
  if (caught.length + uncaught.length > 0) return [];
  const isModal = storefront.modal.get() !== null;
  const report = await axe.run(document.documentElement, {
    runOnly: standards,
    resultTypes: ['violations'],
    // Neither is read: what axe would work out for them takes most of its time.
    selectors: false,
    preload: { assets: ['media'] },
    rules: Object.fromEntries([...off, ...(isModal ? ['region', ...headings] : [])].map((rule) => [rule, { enabled: false }])),
  });
  return report.violations.map(({ id, help, helpUrl, nodes }) => ({
    check: id,
    message: `${what} at ${window.innerWidth} px: ${help} (${nodes[0]?.html.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''}${nodes.length > 1 ? `, and ${nodes.length - 1} more` : ''}).`,
    remedy: `Correct it as ${helpUrl.replace(/\?.*$/, '')} explains.`,
  }));
}
