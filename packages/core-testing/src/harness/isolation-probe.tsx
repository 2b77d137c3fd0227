import type { StorePlugin } from '@quartermaster/core';
import { ownDisplayScreens, ownLayouts, ownScreens, ownSlots, type OwnSlot } from './contributions.tsx';
import { reason } from './contract-probe.ts';
import type { ProbeFinding } from './finding.ts';
import { hostedPage, mountedOnce, type HostedPage } from './hosted-page.tsx';
import { inLayout } from './layout-page.tsx';
import { lastingDifferences, leakFindings, ownDifferences, untilTimersPass } from './leak-probe.tsx';
import { never, orNever, stays, until } from './patience.ts';
import { situationFindings } from './situation-probe.ts';
import { strategyFindings } from './strategy-probe.ts';
import { holdings } from './watch.ts';

const marker = 'The content inside';
/** Calls and errors of one page that need not end. */
const endless = 200;

/**
 * The store under fault: its parts alone, the code in and around them broken, its server broken; and what it leaves behind.
 *
 * @param withScreens its screens are mounted too, and not only what is around them
 */
export async function isolationFindings(store: StorePlugin, mounts: number, withScreens: boolean, now: (what: string) => void): Promise<ProbeFinding[]> {
  now('loading the screens');
  const loads = await loadFindings(store);
  // A part that never loads cannot be mounted, and one that throws leaves nothing to look at.
  if (loads.length > 0) return loads;
  const before = holdings();
  const page = await hostedPage(store, '/404');
  try {
    const runtime = page.storefront.store.get();
    const alone = await slotFindings(store, page.storefront);
    if (runtime === null || alone.length > 0) return alone;
    now('asking its behaviors');
    const behaviours = await strategyFindings(store, runtime);
    if (mounts === 0) return behaviours;
    const situations = await situationFindings(store, now);
    if (situations.length > 0) return [...behaviours, ...situations];
    const faults = [...(await layoutFindings(store, now)), ...(await serverFindings(store, now))];
    const leaks = await leakFindings(store, page.storefront, { mounts, withScreens }, now);
    // The holdings of the store's own code when nothing of it is shown any more, however often it was: also those that it takes once for all.
    page.close();
    await untilTimersPass(before);
    const after = holdings();
    const lasting = [...lastingDifferences(before, after), ...(leaks.length > 0 ? [] : ownDifferences(before, after))].map(([check, what, remedy]) => ({ check, message: `A part of the store ${what}.`, remedy }));
    return [...behaviours, ...faults, ...leaks, ...lasting];
  } finally {
    page.close();
  }
}

async function loadFindings(store: StorePlugin): Promise<ProbeFinding[]> {
  const all = [...ownScreens(store).map(({ path, responseName, load }) => ({ name: `screen ${path} ${responseName}`, load })), ...ownDisplayScreens(store).map(({ path, load }) => ({ name: `display screen ${path}`, load }))];
  const found = await Promise.all(
    all.map(async ({ name, load }): Promise<ProbeFinding | null> => {
      try {
        const loaded = await orNever<unknown>(load());
        return loaded === never ? { check: 'never settles', message: `The ${name} is never loaded.`, remedy: 'Its load is a plain import() and nothing else.' } : null;
      } catch (error) {
        return { check: 'throws', message: `The ${name} cannot be loaded: ${String(error).slice(0, 200)}.`, remedy: 'Its module must do nothing when it is imported.' };
      }
    }),
  );
  return found.filter((one) => one !== null);
}

/** Each slot alone: it comes, and shows itself and its content. */
async function slotFindings(store: StorePlugin, storefront: HostedPage['storefront']): Promise<ProbeFinding[]> {
  const found = await Promise.all(ownSlots(store).map((slot) => slotFinding(slot, storefront)));
  return found.filter((one) => one !== null);
}

async function slotFinding({ name, element, holdsContent }: OwnSlot, storefront: HostedPage['storefront']): Promise<ProbeFinding | null> {
  const part = mountedOnce(storefront, element(<p>{marker}</p>));
  try {
    if (part.error !== null) return { check: 'throws', message: `The ${name} of the store throws while it renders: ${reason([part.error])}.`, remedy: 'Read only what props and hooks give, and give what may be missing a value.' };
    if (!(await until(() => !part.isWaiting()))) return { check: 'never settles', message: `The ${name} of the store never comes.`, remedy: 'Show what is there, and load the rest in an effect: what waits holds the whole page up.' };
    return holdsContent && !part.text().includes(marker) ? { check: 'swallows', message: `The ${name} of the store does not show its content.`, remedy: 'Render children.' } : null;
  } finally {
    part.unmount();
  }
}

/** A screen that throws, or never comes, in each layout of the store: the layout remains, and the error can be read. */
async function layoutFindings(store: StorePlugin, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  const broken = () => Promise.resolve({ default: () => { throw new Error('a fault of the probe'); } });
  for (const layout of [...ownLayouts(store), 'index']) {
    now(`layout "${layout}" around what fails`);
    const thrown = await inLayout(store, layout, broken);
    if (!(await stands(thrown, 'h1'))) {
      found.push({ check: 'not contained', message: `When a screen throws in layout "${layout}", the page goes blank (${reason(thrown.uncaught)}).`, remedy: 'Render children as they are: the engine puts the error screen there.' });
    }
    thrown.close();
    let isAsked = false;
    const neverThere = () => {
      isAsked = true;
      return new Promise<never>(() => {});
    };
    const waiting = await inLayout(store, layout, neverThere, () => isAsked);
    if (!(await stands(waiting, '*'))) {
      found.push({ check: 'not contained', message: `When a screen in layout "${layout}" never comes, the page goes blank (${reason(waiting.uncaught)}).`, remedy: 'Show the frame before its content is there.' });
    }
    waiting.close();
  }
  return found;
}

/** Every call of the page fails, or is never answered: what the store shows around the page remains all the same. */
async function serverFindings(store: StorePlugin, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  const faults = { 'fails': () => undefined, 'is never answered': () => new Promise<never>(() => {}) } as const;
  for (const [what, answer] of Object.entries(faults)) {
    now(`a page whose every call ${what}`);
    const page = await hostedPage(store, '/404', { everyAnswer: answer }, (sent) => sent > 0);
    if (!(await stands(page, 'h1'))) {
      found.push({ check: 'not contained', message: `When every call ${what}, the page goes blank (${reason(page.uncaught)}).`, remedy: 'Treat a failed call as a state: useCall throws a CallFailure, useCachedList tells it.' });
    }
    page.close();
  }
  return found;
}

/** Whether the page comes to show something, and still does when everything has been told to it. */
async function stands({ host, sent, caught, uncaught }: HostedPage, selector: string): Promise<boolean> {
  const isShown = await until(() => host.querySelector(selector) !== null);
  await stays(() => sent.length + caught.length + uncaught.length, endless);
  return isShown && uncaught.length === 0;
}
