import type { StorePlugin } from '@quartermaster/core';
import type { HostedStorefront } from '@quartermaster/core/host';
import type { ReactNode } from 'react';
import { storeExamples } from '../rendering/store-examples.ts';
import { ownScreens, ownSlots } from './contributions.tsx';
import type { ProbeFinding } from './finding.ts';
import { mountedOnce } from './hosted-page.tsx';
import { settled, until } from './patience.ts';
import { SeenScreens } from './seen-screens.ts';
import { holdings, runningTimeouts, type Holdings, type OwnHolding } from './watch.ts';

/** In milliseconds. */
const passingDelay = 1500;

/** A part of the store that can be mounted alone. */
interface Part {
  readonly name: string;
  readonly element: ReactNode;
}

/** Mounts and unmounts each slot, and each screen where they are asked for, many times, and looks at what is left. */
export async function leakFindings(store: StorePlugin, storefront: HostedStorefront, { mounts, withScreens }: { readonly mounts: number; readonly withScreens: boolean }, now: (what: string) => void): Promise<ProbeFinding[]> {
  const found: ProbeFinding[] = [];
  for (const part of [...slotsOf(store), ...(withScreens ? await screensOf(store) : [])]) {
    found.push(...(await leaksOf(part, storefront, mounts, now)));
  }
  return found;
}

const slotsOf = (store: StorePlugin): readonly Part[] => ownSlots(store).map(({ name, element }) => ({ name, element: element(<p>Sample</p>) }));

async function screensOf(store: StorePlugin): Promise<readonly Part[]> {
  const screens = await Promise.all(ownScreens(store).map(async (screen) => {
    const [{ default: Screen }, [example]] = await Promise.all([screen.load(), storeExamples(store, screen.path, screen.responseName)]);
    return { screen, Screen, attributes: { ...example?.attributes } };
  }));
  const seen = new SeenScreens();
  return screens.filter(({ screen, attributes }) => seen.isNew(screen, attributes)).map(({ screen: { path, responseName }, Screen, attributes }): Part => ({
    name: `screen ${path} ${responseName}`,
    element: <Screen attributes={attributes} query={new URLSearchParams()} />,
  }));
}

async function leaksOf({ name, element }: Part, storefront: HostedStorefront, mounts: number, now: (what: string) => void): Promise<ProbeFinding[]> {
  const mountSome = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const mounted = mountedOnce(storefront, element);
      // Effects of every kind have run before it goes.
      if (time % 10 === 0) await settled();
      if (time % 10 === 0) now(`mounting ${name}`);
      mounted.unmount();
    }
    await settled(5);
  };
  // The things that are made once and kept for all, such as a style or a formatter, are made now.
  await mountSome(3);
  const leftBy = async () => {
    const before = holdings();
    await mountSome(mounts);
    return leftSince(before, Math.ceil(mounts / 2));
  };
  // A part that comes late makes such a thing after these: it is made once, and a leak again and again.
  const left = (await leftBy()).length > 0 ? await leftBy() : [];
  return left.map(([check, what, remedy]) => ({ check, message: `${name}, mounted ${mounts} times, ${what}.`, remedy }));
}

/** What is left of at least so many of the mounts since then, when all that passes has passed. */
async function leftSince(before: Holdings, least: number): Promise<readonly Difference[]> {
  // React cleans up after a page has gone when it has time: on a busy machine that is later.
  await until(() => holdings().listeners - before.listeners < least);
  let after = holdings();
  const passing = runningTimeouts(passingDelay);
  // A timer that soon runs out by itself is no leak; one that starts the next is.
  if (after.timers - before.timers >= least && after.timers - before.timers - passing.length < least) {
    await until(() => !runningTimeouts().some((id) => passing.includes(id)));
    after = holdings();
  }
  return differences(before, after, least);
}

/** A timer of the store that soon runs out by itself is no leak. */
export async function untilTimersPass(before: Holdings): Promise<void> {
  const passing = runningTimeouts(passingDelay);
  if (holdings().own.timers > before.own.timers && passing.length > 0) await until(() => !runningTimeouts().some((id) => passing.includes(id)));
}

/** The things that the store's own code left, from the first time on. */
export function ownDifferences(before: Holdings, after: Holdings): Difference[] {
  const grown = (name: OwnHolding) => after.own[name] - before.own[name];
  const marks = after.marks.filter((mark) => !before.marks.includes(mark));
  const found: Difference[] = [];
  if (grown('listeners') > 0) found.push(['listener', `leaves ${grown('listeners')} listeners on window or document`, 'Remove in the cleanup of the effect what the effect added.']);
  if (grown('timers') > 0) found.push(['timer', `leaves ${grown('timers')} timers running`, 'Clear in the cleanup of the effect what the effect started.']);
  if (grown('observers') > 0) found.push(['observer', `leaves ${grown('observers')} observers watching`, 'Disconnect in the cleanup of the effect what the effect observes.']);
  if (marks.length > 0) found.push(['mark on the page', `leaves ${marks.join(', ')}`, 'Show what is yours where React puts it; the title comes from the screen.']);
  return found;
}

type Difference = readonly [check: string, what: string, remedy: string];

/** The holdings that grew by at least `least`. */
export function differences(before: Holdings, after: Holdings, least: number): Difference[] {
  const grown = (name: 'listeners' | 'timers' | 'styles' | 'elements') => after[name] - before[name];
  const found: Difference[] = [];
  if (grown('listeners') >= least) found.push(['listener', `leaves ${grown('listeners')} listeners on window or document`, 'Remove in the cleanup of the effect what the effect added.']);
  if (grown('timers') >= least) found.push(['timer', `leaves ${grown('timers')} timers running`, 'Clear in the cleanup of the effect what the effect started.']);
  if (grown('styles') >= least) found.push(['style', `leaves ${grown('styles')} styles`, 'Declare styles with css at module level.']);
  if (grown('elements') >= least) found.push(['element', `leaves ${grown('elements')} elements or attributes outside of its own place`, 'Show what is yours where React puts it; use Dialog and Sheet of ui for content above the page.']);
  return found;
}

/** The differences that count at once, and cannot be counted by mounting again: globals, and changes of the history. */
export function lastingDifferences(before: Holdings, after: Holdings): Difference[] {
  const globals = after.globals.filter((name) => !before.globals.includes(name));
  const found: Difference[] = [];
  if (globals.length > 0) found.push(['global', `leaves the global ${globals.join(', ')}`, 'Keep values in modules and in state.']);
  if (after.history > before.history) found.push(['history', 'changes the history of the browser', 'Use useNavigation.']);
  return found;
}
