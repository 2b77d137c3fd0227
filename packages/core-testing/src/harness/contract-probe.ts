import type { StorePlugin } from '@quartermaster/core';
import { storeExamples } from '../rendering/store-examples.ts';
import { ownScreens, type OwnScreen } from './contributions.tsx';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, settled, type HostedPage } from './hosted-page.tsx';
import { variationsOf, type Variation } from './variations.ts';

/** More calls than this from one screen, unasked, are a loop. */
const mostCalls = 40;
const suspiciousCalls = 6;
const boundary = 'Read fields as the contract has them, give what may be missing a value, and test the screen with renderResponse.';

/** Shows every screen of the store with every example of its response and with what a server may send instead. */
export async function contractFindings(store: StorePlugin, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  for (const screen of ownScreens(store)) {
    const name = `${screen.path} ${screen.responseName}`;
    const examples = await storeExamples(store, screen.path, screen.responseName);
    for (const [index, example] of examples.entries()) {
      const variations = variationsOf(example.name, example.attributes);
      // What is missing or too large is tried with the first example alone; the others show other states of the screen.
      for (const variation of index === 0 ? variations : variations.filter(({ mustShow }) => mustShow)) {
        now(`${name}, ${variation.name}`);
        const problem = await problemOf(store, screen, variation);
        if (problem !== null) found.push({ ...problem, message: `${name}, ${variation.name}: ${problem.message}` });
      }
    }
  }
  return found;
}

async function problemOf(store: StorePlugin, { path, responseName }: OwnScreen, { attributes, mustShow }: Variation): Promise<ProbeFinding | null> {
  // A light page first, so that a modal has something under it.
  const page = await hostedPage(store, '/404', { answers: { [path]: () => ({ responseName, attributes }) } });
  const asked = page.sent.length;
  try {
    await shown(page, () => page.storefront.open(path, { payload: {} }));
    // Calls beget calls: a moment shows whether they go on.
    if (page.sent.length - asked > suspiciousCalls) await settled(300);
    if (page.uncaught.length > 0 || isBlank(page)) return { check: 'blank page', message: `the whole page goes blank (${reason(page.uncaught)}).`, remedy: boundary };
    const looping = page.caught.find(isLoop);
    if (looping !== undefined) return { check: 'loop', message: 'it renders without end.', remedy: 'Set state in handlers, or in effects with the right dependencies.' };
    if (page.sent.length - asked > mostCalls) return { check: 'loop', message: `it called the server ${page.sent.length - asked} times.`, remedy: 'Call in handlers, or in effects with the right dependencies.' };
    if (mustShow && page.caught.length > 0) return { check: 'screen fails', message: `it fails (${reason(page.caught)}).`, remedy: boundary };
    return null;
  } finally {
    page.close();
  }
}

const isBlank = ({ host }: HostedPage): boolean => (host.textContent ?? '').trim() === '' && host.querySelector('img, svg, input') === null;
const isLoop = (error: unknown): boolean => error instanceof Error && /Maximum update depth|Too many re-renders|React error #(185|301)\b/.test(error.message);
export const reason = (errors: readonly unknown[]): string => (errors.length === 0 ? 'nothing is shown' : String(errors[0]).slice(0, 200));

/** Waits until the page shows the answer, or two seconds. */
async function shown({ storefront }: HostedPage, act: () => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 2000);
    const seen = () => {
      clearTimeout(timer);
      resolve();
    };
    storefront.page.subscribe(seen);
    storefront.modal.subscribe(seen);
    act();
  });
  await settled();
  await settled();
}
