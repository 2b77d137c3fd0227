import type { StorePlugin } from '@quartermaster/core';
import type { RenderOptions } from './render-options.ts';
import { renderResponse } from './render-response.ts';
import type { RenderedPage } from './rendered-page.tsx';
import { storeExamples } from './store-examples.ts';

/**
 * Shows the screen that a store has for a path and a response name, with an example of the contract, or of the store for
 * a service of its own.
 *
 * @param options.example the example's name; the first one without it
 * @throws Error when there is no such example, with the names that it has
 */
export async function renderScreen(
  store: StorePlugin,
  path: string,
  responseName: string,
  options: RenderOptions & { readonly example?: string } = {},
): Promise<RenderedPage> {
  const examples = await storeExamples(store, path, responseName);
  const chosen = options.example === undefined ? examples[0] : examples.find(({ name }) => name === options.example);
  if (chosen === undefined) {
    const known = examples.map(({ name }) => `"${name}"`).join(', ') || 'none';
    throw new Error(`There is no example${options.example === undefined ? '' : ` "${options.example}"`} of ${path} ${responseName} (known: ${known}).`);
  }
  return renderResponse(store, path, { responseName, attributes: chosen.attributes }, options);
}
