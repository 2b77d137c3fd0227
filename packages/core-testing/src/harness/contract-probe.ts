import type { StorePlugin } from '@quartermaster/core';
import { storeExamples } from '../rendering/store-examples.ts';
import { ownScreens, type OwnScreen } from './contributions.tsx';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, type HostedPage } from './hosted-page.tsx';
import { never, orNever, settled, stays, until } from './patience.ts';
import { SeenScreens } from './seen-screens.ts';
import { someVariations, variationsOf, type Variation } from './variations.ts';

/** More calls than this from one screen, unasked, are a loop. */
const mostCalls = 15;
const boundary = 'Read fields as the contract has them, give what may be missing a value, and test the screen with renderResponse.';

/**
 * Shows every screen of the store with every example of its response and with what a server may send instead.
 *
 * @param isSampled the first example is enough, and a part of what a server may send instead, chosen by a rule
 */
export async function contractFindings(store: StorePlugin, isSampled: boolean, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  const seen = new SeenScreens();
  for (const [number, screen] of ownScreens(store).entries()) {
    const name = `${screen.path} ${screen.responseName}`;
    if (!(await isLoaded(screen))) continue;
    const trial = new ScreenTrial(store, screen);
    const known = await storeExamples(store, screen.path, screen.responseName);
    const examples = isSampled ? known.slice(0, 1) : known;
    for (const [index, example] of examples.entries()) {
      const all = variationsOf(example.name, example.attributes);
      const variations = isSampled ? someVariations(all, number) : all;
      // Missing and too large values are tried with the first example alone; the others show other states of the screen.
      for (const [place, variation] of (index === 0 ? variations : variations.filter(({ mustShow }) => mustShow)).entries()) {
        const isNew = seen.isNew(screen, variation.attributes, variation.mustShow ? 'must show' : '');
        // Each row is shown once at least: a screen may ask where it is.
        if (!isNew && index + place > 0) continue;
        now(`${name}, ${variation.name}`);
        const problem = await trial.problemOf(variation);
        if (problem !== null) found.push({ ...problem, message: `${name}, ${variation.name}: ${problem.message}` });
      }
    }
    trial.close();
  }
  return found;
}

/** One screen with one answer after the other, each over a light page: a modal has something under it, and no answer sees the one before. */
class ScreenTrial {
  readonly #store: StorePlugin;
  readonly #screen: OwnScreen;
  #attributes: Record<string, unknown> = {};
  #page: HostedPage | null = null;

  constructor(store: StorePlugin, screen: OwnScreen) {
    this.#store = store;
    this.#screen = screen;
  }

  async problemOf({ attributes, mustShow }: Variation): Promise<ProbeFinding | null> {
    const { path } = this.#screen;
    const page = await this.#lightPage();
    this.#attributes = attributes;
    const asked = page.sent.length;
    // A failure around every page is no screen's doing: isolation tells it.
    const before = new Set(page.caught.splice(0).map(String));
    const caught = () => page.caught.filter((error) => !before.has(String(error)));
    await shown(page, () => page.storefront.open(path, { payload: {} }));
    // Calls beget calls: whether they go on.
    if (page.sent.length - asked > 1) await stays(() => page.sent.length - asked, mostCalls);
    const problem = problemIn(page, caught(), page.sent.length - asked, mustShow);
    if (problem !== null || caught().length > 0) this.close();
    return problem;
  }

  close(): void {
    this.#page?.close();
    this.#page = null;
  }

  async #lightPage(): Promise<HostedPage> {
    const { path, responseName } = this.#screen;
    const known = this.#page;
    if (known === null) {
      const page = await hostedPage(this.#store, '/404', { answers: { [path]: () => ({ responseName, attributes: this.#attributes }) }, unseen: true });
      // A page that is shown hundreds of times needs no layout. Code that measures gets its numbers all the same.
      page.host.style.contentVisibility = 'hidden';
      this.#page = page;
      return page;
    }
    if (known.storefront.modal.get() !== null) known.storefront.closeModal();
    if (known.storefront.page.get().pathname !== '/404') await shown(known, () => known.storefront.openUrl('/404'));
    return known;
  }
}

function problemIn(page: HostedPage, caught: readonly unknown[], calls: number, mustShow: boolean): ProbeFinding | null {
  if (page.uncaught.length > 0 || isBlank(page)) return { check: 'blank page', message: `the whole page goes blank (${reason(page.uncaught)}).`, remedy: boundary };
  if (caught.some(isLoop)) return { check: 'loop', message: 'it renders without end.', remedy: 'Set state in handlers, or in effects with the right dependencies.' };
  if (calls > mostCalls) return { check: 'loop', message: `it called the server more than ${mostCalls} times.`, remedy: 'Call in handlers, or in effects with the right dependencies.' };
  return mustShow && caught.length > 0 ? { check: 'screen fails', message: `it fails (${reason(caught)}).`, remedy: boundary } : null;
}

/** A screen that is never loaded is never shown: isolation tells it. */
const isLoaded = ({ load }: OwnScreen): Promise<boolean> => orNever(load()).then((module) => module !== never, () => false);

const isBlank = ({ host }: HostedPage): boolean => (host.textContent ?? '').trim() === '' && host.querySelector('img, svg, input') === null;
const isLoop = (error: unknown): boolean => error instanceof Error && /Maximum update depth|Too many re-renders|React error #(185|301)\b/.test(error.message);
export const reason = (errors: readonly unknown[]): string => (errors.length === 0 ? 'nothing is shown' : String(errors[0]).slice(0, 200));

/** Waits until the page shows the answer, or shows nothing new. */
async function shown({ storefront }: HostedPage, act: () => void): Promise<void> {
  let isSeen = false;
  const seen = () => {
    isSeen = true;
  };
  const stops = [storefront.page.subscribe(seen), storefront.modal.subscribe(seen)];
  act();
  await until(() => isSeen);
  for (const stop of stops) stop();
  await settled();
  await settled();
}
