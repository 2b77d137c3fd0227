import { KnownKinds } from '@quartermaster/core/testing';
import axe, { type RunOptions } from 'axe-core';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { named, tooWide } from './looks.ts';
import { pageKey, themesOf } from './page-key.ts';

/** A story made ready to run, as `composeStory` gives it. */
export type RunnableStory = ComponentType & {
  readonly load: () => Promise<void>;
  readonly play?: ((context: { canvasElement: HTMLElement }) => Promise<void>) | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/**
 * Everything that is wrong with a story: it cannot be rendered, it says something in the console that only an error says, a
 * promise of its is rejected and not caught, a page of a store is wider than the window, or axe finds a violation. Empty: it is well. Nothing of it stays on the page.
 *
 * @param questions what a page is asked besides, and whether axe may pass it over
 */
export async function problemsOf(Story: RunnableStory, questions: Questions = {}): Promise<string[]> {
  const { heard, hear, end } = listen();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: (error) => hear(`It could not be rendered: ${text(error)}`) });
  try {
    await Story.load();
    flushSync(() => root.render(createElement(Story)));
    await Story.play?.({ canvasElement: host });
    // An effect, and what it began, may fail a moment later.
    await new Promise((resolve) => { setTimeout(resolve, 0); });
    // The window is that of a desk; a component alone may be as wide as its story shows it.
    const wide = Story.parameters['scene'] === undefined ? [] : named(`at ${window.innerWidth} pixels: scrolls the page sideways`, tooWide());
    return [...heard, ...wide, ...(await violations(Story, questions))];
  } catch (error) {
    return [`It could not be shown: ${text(error)}`, ...heard];
  } finally {
    root.unmount();
    host.remove();
    end();
  }
}

/** What a page is asked besides. */
interface Questions {
  /** Once for pages that are the same. */
  readonly looks?: (() => Promise<string[]>) | undefined;
  /** A page without a kind of element that is new is not examined. */
  readonly newKindsOnly?: boolean;
}

const kinds = new KnownKinds();

/** The findings of axe on each different page. The carts that four services answer with are the same page: two thirds of the time of a run is axe's. */
const examined = new Map<string, string[]>();

async function violations({ parameters }: RunnableStory, { looks, newKindsOnly = false }: Questions): Promise<string[]> {
  const { options } = parameters['a11y'] as { readonly options: RunOptions };
  // First what costs least: a page on which nothing is new needs no key.
  if (newKindsOnly && !kinds.hasNew(document.body, `${themesOf(document)}\n${JSON.stringify(options)}`)) return [];
  const key = await pageKey(document, JSON.stringify(options));
  const known = examined.get(key);
  if (known !== undefined) return known;
  // Of what axe can fetch beforehand these rules need sounds and films only; by itself it also reads through all styles, of which each story adds some.
  const report = await axe.run(document, { ...options, resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } });
  const found = report.violations.map(({ id, help, nodes }) => `axe ${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)).join(' | ')}`);
  if (looks !== undefined) found.push(...(await looks()));
  examined.set(key, found);
  return found;
}

/** Hears what goes to the console as an error and errors that are not caught. */
function listen() {
  const heard: string[] = [];
  const hear = (problem: string): void => void heard.push(problem);
  const { error } = console;
  const failed = (event: ErrorEvent): void => hear(`It threw: ${text(event.error ?? event.message)}`);
  const rejected = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    hear(`It left a promise rejected: ${text(event.reason)}`);
  };
  console.error = (...said: unknown[]) => hear(`It said in the console: ${said.map(text).join(' ')}`);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  return {
    heard,
    hear,
    end: () => {
      console.error = error;
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', rejected);
    },
  };
}

function text(thing: unknown): string {
  return (thing instanceof Error ? (thing.stack ?? thing.message) : String(thing)).slice(0, 1200);
}
