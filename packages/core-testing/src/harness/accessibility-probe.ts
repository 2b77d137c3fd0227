import type { StorePlugin } from '@quartermaster/core';
import axe from 'axe-core';
import { storeExamples } from '../rendering/store-examples.ts';
import { ownLayouts, ownScreens } from './contributions.tsx';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, settled, type HostedPage } from './hosted-page.tsx';
import { inLayout } from './layout-page.tsx';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the start page, at each layout and at each screen of the store, at the width that the window has. */
export async function accessibilityFindings(store: StorePlugin, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  const look = async (what: string, open: () => Promise<HostedPage>) => {
    now(what);
    const page = await open();
    try {
      await settled(20);
      found.push(...(await violations(what, page)));
    } finally {
      page.close();
    }
  };
  await look('the start page', () => hostedPage(store, '/ws/main/start_page'));
  for (const layout of ownLayouts(store)) await look(`layout "${layout}"`, () => inLayout(store, layout, () => Promise.resolve({ default: () => 'Sample content' })));
  for (const { path, responseName } of ownScreens(store)) {
    const [example] = await storeExamples(store, path, responseName);
    if (example === undefined) continue;
    await look(`${path} ${responseName}`, async () => {
      const page = await hostedPage(store, '/404', { answers: { [path]: () => ({ responseName, attributes: example.attributes }) } });
      page.storefront.open(path, { payload: {} });
      await settled(60);
      return page;
    });
  }
  return found;
}

async function violations(what: string, { storefront, caught, uncaught }: HostedPage): Promise<ProbeFinding[]> {
  // A screen that fails is the contract's business; what stands in its place is not the store's.
  if (caught.length + uncaught.length > 0) return [];
  const isModal = storefront.modal.get() !== null;
  const report = await axe.run(document.documentElement, {
    runOnly: standards,
    resultTypes: ['violations'],
    ...(isModal && { rules: { 'region': { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  });
  return report.violations.map(({ id, help, nodes }) => ({
    check: id,
    message: `${what} at ${window.innerWidth} px: ${help} (${nodes[0]?.html.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''}${nodes.length > 1 ? `, and ${nodes.length - 1} more` : ''}).`,
    remedy: `Read what axe says of ${id}, and mend it.`,
  }));
}
