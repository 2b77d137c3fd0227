import axe, { type RunOptions } from 'axe-core';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A story made ready to run, as `composeStory` gives it. */
export type RunnableStory = ComponentType & {
  readonly load: () => Promise<void>;
  readonly play?: ((context: { canvasElement: HTMLElement }) => Promise<void>) | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/**
 * Everything that is wrong with a story: it cannot be rendered, it says something in the console that only an error says, a
 * promise of its is rejected and nobody cares, or axe finds a violation. Empty: it is well. Nothing of it stays on the page.
 */
export async function problemsOf(Story: RunnableStory): Promise<string[]> {
  const { heard, hear, end } = listen();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onUncaughtError: (error) => hear(`It could not be rendered: ${text(error)}`) });
  try {
    await Story.load();
    flushSync(() => root.render(createElement(Story)));
    await Story.play?.({ canvasElement: host });
    // An effect, and what it began, may fail a moment later.
    await new Promise((resolve) => { setTimeout(resolve, 0); });
    return [...heard, ...(await violations(Story))];
  } catch (error) {
    return [`It could not be shown: ${text(error)}`, ...heard];
  } finally {
    root.unmount();
    host.remove();
    end();
  }
}

async function violations({ parameters }: RunnableStory): Promise<string[]> {
  const { options } = parameters['a11y'] as { readonly options: RunOptions };
  const report = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return report.violations.map(({ id, help, nodes }) => `axe ${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)).join(' | ')}`);
}

/** Hears what goes to the console as an error and what nobody catches. */
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
