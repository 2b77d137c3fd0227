import { examplesOf } from '@quartermaster/core/testing';
import type { StorePlugin } from '@quartermaster/core';
import type { RenderOptions } from './render-options.ts';
import { renderResponse } from './render-response.ts';
import type { RenderedPage } from './rendered-page.tsx';

/**
 * Shows the screen that a store has for a path and a response name, with an example of the contract.
 *
 * @param options.example the example's name; the first one without it
 * @throws Error when the contract has no such example, with the names that it has
 */
export async function renderScreen(
  store: StorePlugin,
  path: string,
  responseName: string,
  options: RenderOptions & { readonly example?: string } = {},
): Promise<RenderedPage> {
  const examples = examplesOf(path, responseName);
  const chosen = options.example === undefined ? examples[0] : examples.find(({ name }) => name === options.example);
  if (chosen === undefined) {
    const known = examples.map(({ name }) => `"${name}"`).join(', ') || 'none';
    throw new Error(`The contract has no example${options.example === undefined ? '' : ` "${options.example}"`} of ${path} ${responseName} (known: ${known}).`);
  }
  return renderResponse(store, path, { responseName, attributes: chosen.attributes }, options);
}
